import { createRemixStub } from "@remix-run/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { TranslationProvider } from "~/i18n/translation";
import { ViewCounter } from "./view-counter";

function shown(count: number): string {
  const Counter = () => <ViewCounter count={count} countPath="/cars/x/view.json" locale="en-AU" />;
  const Page = createRemixStub([{ path: "*", Component: Counter }]);
  return renderToStaticMarkup(
    <TranslationProvider t={serverTranslator("en-AU", {})}>
      <Page initialEntries={["/cars/x"]} />
    </TranslationProvider>,
  );
}

it("says how many have looked, and nothing while nobody has", () => {
  expect(shown(1_284)).toContain("1,284 views");
  expect(shown(0)).not.toMatch(/views|#i-eye/);
});
