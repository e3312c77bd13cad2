import type { ReactNode } from "react";

/** The narrow page of a form about the account, on the footer's background. */
export function AccountCard({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <div className="-mb-20 bg-sunken">
      <div className="page flex justify-center py-10 md:py-16">
        <section className="card w-full max-w-lg p-6 shadow-card sm:p-8">
          <h1 className="heading-2">{title}</h1>
          {intro ? <p className="mt-2 text-ink-soft">{intro}</p> : null}
          <div className="mt-6 flex flex-col gap-5">{children}</div>
        </section>
      </div>
    </div>
  );
}
