import { Form, useNavigation } from "react-router";
import { SubmitButton } from "#app/ui/button.tsx";

type Choice = { intent: "accept" | "continue" | "drop" | "claim"; label: string };

/** The choices of a decision on an import; the first one is proposed. */
export function DecisionForm({ choices }: { choices: Choice[] }) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      {choices.map(({ intent, label }, index) => (
        <SubmitButton
          key={intent}
          name="intent"
          value={intent}
          variant={index === 0 ? "primary" : "secondary"}
          disabled={isBusy}
        >
          {label}
        </SubmitButton>
      ))}
    </Form>
  );
}
