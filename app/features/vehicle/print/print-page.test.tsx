import { createRemixStub } from "@remix-run/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { fullSheet } from "../../../../test/fixtures/paper";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { TranslationProvider } from "~/i18n/translation";
import { PrintPage } from "./print-page";

it("SHARE-06: shows the dealer's comments and the address to type in their own direction, whatever the page's", () => {
  const logo = { wordmark: "Yard", suffix: null, strokes: [] };
  const sheet = { ...fullSheet, comments: "Serviced on time." };
  const Sheet = () => <PrintPage sheet={sheet} name="A" picture={null} logo={logo} pdf="/a.pdf" back="/a" />;
  const Page = createRemixStub([{ path: "*", Component: Sheet }]);
  const html = renderToStaticMarkup(
    <TranslationProvider t={serverTranslator("ar", {})}>
      <Page />
    </TranslationProvider>,
  );
  expect(html).toMatch(/<p class="[^"]*" dir="auto">Serviced on time\.<\/p>/);
  expect(html).toContain('<bdi dir="ltr">kowhai.example/cars/a</bdi>');
});
