import { HtmlValidate } from "html-validate";
import { DEALERS } from "../setup/dealers";
import { ALL_STOCK, ask, expect, test } from "./site-test";

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

for (const dealer of DEALERS) {
  test(`${dealer.slug}: the pages are valid HTML`, async () => {
    const listing = await ask(dealer, ALL_STOCK);
    const vehicle = /href="(\/cars\/[^"]+)"/.exec(listing.body)?.[1] ?? "/";
    for (const target of ["/", ALL_STOCK, `${ALL_STOCK}?query=zzzzzzzz`, vehicle, "/no-such-page"]) {
      const { body, headers } = await ask(dealer, target);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      const { results } = await validator.validateString(body);
      const faults = results.flatMap(({ messages }) =>
        messages
          .filter(({ severity }) => severity === 2)
          .map(({ ruleId, message, line, column }) => {
            const around = body.split("\n")[line - 1]?.slice(Math.max(0, column - 60), column + 100) ?? "";
            return `${target} ${ruleId}: ${message} near ${around}`;
          }),
      );
      expect([...new Set(faults)].slice(0, 5)).toEqual([]);
    }
  });
}
