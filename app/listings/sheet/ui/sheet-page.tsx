import { ArrowLeft, Phone, Printer } from "lucide-react";
import { Form } from "react-router";
import type { PhoneAnswer } from "#app/advertisers/advertiser.ts";
import { contactWords } from "#app/i18n/fr/listings/contact.ts";
import { sheetWords } from "#app/i18n/fr/listings/sheet.ts";
import { useWords } from "#app/i18n/words.ts";
import type { QrCode } from "#app/platform/qr-code.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import type { ListingView } from "../../listing-view.ts";
import { ListingSheet } from "./listing-sheet.tsx";

type SheetPageProps = {
  listing: ListingView;
  href: string;
  publicAddress: string;
  code: QrCode;
  phone: PhoneAnswer | null;
};

/** The sheet as it will be printed, below the print button; only the sheet is printed. */
export function SheetPage({ listing, href, publicAddress, code, phone }: SheetPageProps) {
  const words = useWords(sheetWords);
  const contact = useWords(contactWords);
  const number = phone?.ok ? phone.phone : null;
  return (
    <div className="page pt-8 pb-4 print:m-0 print:max-w-none print:p-0">
      <div className="mx-auto mb-6 flex max-w-[210mm] flex-wrap items-end justify-between gap-4 print:hidden">
        <div>
          <h1 className="heading-2">{words.title}</h1>
          <p className="mt-1 text-ink-soft">{words.text}</p>
          <noscript>
            <p className="text-ink-soft">{words.printHint}</p>
          </noscript>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink to={href} variant="quiet" className="-ml-5">
            <ArrowLeft aria-hidden="true" className="size-5" />
            {words.back}
          </ButtonLink>
          {listing.agent.hasPhone && number === null ? (
            <Form method="post" preventScrollReset className="max-sm:w-full">
              <SubmitButton variant="secondary" className="max-sm:w-full">
                <Phone aria-hidden="true" className="size-5" />
                {words.addPhone}
              </SubmitButton>
            </Form>
          ) : null}
          <Button onClick={() => window.print()} className="needs-scripts max-sm:w-full">
            <Printer aria-hidden="true" className="size-5" />
            {words.print}
          </Button>
        </div>
        {phone?.ok === false && phone.code === "too_many" ? <Alert tone="warning">{contact.tooMany}</Alert> : null}
      </div>
      <ListingSheet listing={listing} publicAddress={publicAddress} code={code} phone={number} />
    </div>
  );
}
