import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // A matter of taste, not of validity; React writes attributes and void elements its own way.
    "void-style": "off",
    "no-inline-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "long-title": "off",
    "no-trailing-whitespace": "off",
    // Telephone numbers and prices are shown as the dealer writes them.
    "tel-non-breaking": "off",
    "require-sri": "off",
    // React's own names for attributes that HTML matches without regard to case.
    "attr-case": "off",
  },
});

/** What is wrong with a page's HTML, each fault once, five at most. */
export async function faultsIn(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, line, column }) => {
        const around = html.split("\n")[line - 1]?.slice(Math.max(0, column - 60), column + 100) ?? "";
        return `${ruleId}: ${message} near ${around}`;
      }),
  );
  return [...new Set(faults)].slice(0, 5);
}
