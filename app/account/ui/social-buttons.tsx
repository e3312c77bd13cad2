import { Form } from "react-router";
import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import type { SocialChoice, SocialProvider } from "#app/platform/security/social-provider.ts";

const names: Record<SocialProvider, string> = { google: "Google", facebook: "Facebook" };

/** Login by another service; disabled, with the reason, where the operator has not set it up. */
export function SocialButtons({ choices, next }: { choices: SocialChoice[]; next: string }) {
  const { login } = useWords(accountWords);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {login.or}
      </p>
      {choices.map(({ provider, isOpen, icon }) => (
        <Form key={provider} method="post" action="/connexion/externe" reloadDocument className="flex flex-col gap-1">
          <input type="hidden" name="provider" value={provider} />
          <input type="hidden" name="suite" value={next} />
          <SubmitButton
            variant="secondary"
            className="w-full"
            disabled={!isOpen}
            {...(isOpen ? {} : { "aria-describedby": `${provider}-off` })}
          >
            {icon ? <img src={icon} alt="" width={20} height={20} loading="lazy" className="size-5" /> : null}
            {login.with(names[provider])}
          </SubmitButton>
          {isOpen ? null : (
            <p id={`${provider}-off`} className="text-sm text-ink-soft">
              {login.providerOff(names[provider])}
            </p>
          )}
        </Form>
      ))}
    </div>
  );
}
