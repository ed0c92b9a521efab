import * as css from "./numbered-steps.css";

/** What happens after a form was taken or an order placed, as a numbered list. */
export function NumberedSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className={css.steps}>
      {steps.map((text) => (
        <li key={text} className={css.step}>
          <span className={css.text}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
