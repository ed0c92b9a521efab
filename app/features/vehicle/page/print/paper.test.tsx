import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TranslationProvider } from "~/i18n/translation";
import { financedVehicle, financeSite } from "../../../../../test/fixtures/financed";
import { vehiclePageView } from "../build-vehicle-page";
import { PaperFoot, PaperHead } from "./paper";

type Changes = NonNullable<Parameters<typeof financedVehicle>[1]>;

function paper(vehicle: Changes = {}, settings: Record<string, unknown> = {}): string {
  const { config } = financeSite();
  const site = financeSite(
    {},
    {
      site: { ...config.site, phones: { main: "02 5550 0101" }, email: "hello@test.example" },
      vehicle: settings,
    },
  );
  const page = vehiclePageView(financedVehicle({}, vehicle), site, new URLSearchParams(), {
    delivery: null,
    comparison: null,
  });
  return renderToStaticMarkup(
    <TranslationProvider t={site.t}>
      <PaperHead page={page} />
      <PaperFoot page={page} />
    </TranslationProvider>,
  ).replaceAll(/<[^>]+>/g, "\n");
}

const OPEN = { maskPhone: false };

test("a printed page says whose it is, how to reach them, and of which day its price is", () => {
  const { config, format, now } = financeSite();
  const text = paper({}, OPEN);
  for (const said of [config.site.name, "02 5550 0101", "hello@test.example"]) expect(text).toContain(said);
  expect(text).toMatch(/^\S+\.\S+\/cars\/\S+$/m);
  expect(text).toContain(`Price and availability as of ${format.date(now)}. ${config.site.name}`);
});

test("it explains the star at the repayment, and has none to explain of a vehicle that is gone", () => {
  expect(paper({}, OPEN)).toMatch(/indicative/);
  const gone = paper({ status: "sold" }, OPEN);
  expect(gone).not.toMatch(/indicative/);
  expect(gone).toContain("Not for sale as of");
});

test("a masked number stays masked, with where it stands whole", () => {
  const text = paper({}, { maskPhone: true });
  expect(text).not.toContain("02 5550 0101");
  expect(text).toMatch(/02 55XX XXXX \(in full at the address below\)/);
});
