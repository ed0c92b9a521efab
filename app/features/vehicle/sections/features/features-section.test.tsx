import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { TranslationProvider } from "~/i18n/translation";
import { Features } from "./features-section";
import { featuresView } from "./features-view";

const t = serverTranslator("en-AU", {});
const EQUIPMENT = {
  Safety: ["ABS Brakes", "Side Airbags", "Reverse Camera"],
  Comfort: ["Heated Front Seats", "Keyless Entry"],
  Technology: ["Bluetooth", "Apple CarPlay"],
  Outside: ["Alloy Wheels", "Roof Rails"],
};

/** What stands under each heading of the section, below the section's own. */
function headings(equipment: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const html = renderToStaticMarkup(
    <TranslationProvider t={t}>
      <Features view={featuresView(equipment, t)} />
    </TranslationProvider>,
  );
  const [, ...parts] = html.split(/<h3[^>]*>/);
  return Object.fromEntries(
    parts.map((part) => {
      const [label = ""] = part.split("<");
      return [label, [...part.matchAll(/<bdi[^>]*>([^<]*)/g)].map(([, feature = ""]) => feature).sort()];
    }),
  );
}

it("equipment stands under the headings of what it is for, in their order (SPEC-03)", () => {
  const shuffled = Object.values(EQUIPMENT).flat().sort();
  const found = headings(shuffled);
  expect(Object.keys(found)).toEqual(Object.keys(EQUIPMENT));
  expect(found).toEqual(
    Object.fromEntries(Object.entries(EQUIPMENT).map(([label, own]) => [label, [...own].sort()])),
  );
});

it("as few as are seen at once have no headings", () => {
  expect(headings(Object.values(EQUIPMENT).flat().slice(0, 8))).toEqual({});
});
