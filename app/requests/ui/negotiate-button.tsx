import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

type NegotiateButtonProps = {
  requestId: string;
  label?: string;
  variant?: "primary" | "secondary";
  children: ReactNode;
};

/** « Négocier » in a list of requests: links to the thread, which asks to confirm. */
export function NegotiateButton({ requestId, label, variant = "primary", children }: NegotiateButtonProps) {
  return (
    <Form action={`/suivi/${requestId}`} className="relative z-10 shrink-0">
      <Button type="submit" name="negocier" value="1" variant={variant} aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}
