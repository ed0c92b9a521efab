import Database from "libsql";
import { DEALERS, ONE_PER_TEMPLATE } from "../setup/dealers";
import { ask, expect, originOf, test } from "./site-test";

interface Row {
  readonly slug: string;
  readonly dealership: string;
}

/** The demonstration vehicles of a status; with `soldDays`, those sold longer ago than that. */
function vehiclesOf(status: string, soldDays = 0): readonly Row[] {
  const file = process.env["SHIPPED_STOCK"];
  if (file === undefined) throw new Error("No copy of the shipped stock is kept.");
  const database = new Database(file, { readonly: true });
  const before = Date.now() / 1000 - soldDays * 86_400;
  // The columns are those that the query names.
  const rows = database
    .prepare(
      `select slug, dealership_id as dealership from stock_vehicle
       where json_extract(document, '$.status') = ?
         and coalesce(json_extract(document, '$.sold_date_timestamp'), 0) < ?`,
    )
    .all(status, before) as readonly Row[];
  database.close();
  return rows;
}

const dealerOf = ({ dealership }: Row) =>
  DEALERS.find(({ dealerships }) => dealerships.some(({ id }) => id === dealership));

for (const [what, status, days, said] of [
  ["sold after its listing ended", "sold", 10, /Sorry, this (?:car|caravan|motorcycle|truck) was sold on /],
  ["on its way", "in_transit", 0, /This (?:car|caravan|motorcycle|truck) is on its way to us\./],
] as const)
  test(`the page of a vehicle ${what} says so and leads on (VDP-28, VDP-29, VDP-30)`, async () => {
    const rows = vehiclesOf(status, days).slice(0, 6);
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) {
      const dealer = dealerOf(row);
      if (dealer === undefined) throw new Error(`${row.dealership} is nobody's.`);
      const { status: answer, body } = await ask(dealer, `/cars/${row.slug}`);
      expect(answer, row.slug).toBe(200);
      expect(body, row.slug).toMatch(said);
      expect(body, "no price and no button of a vehicle in stock").not.toMatch(/"price":\d|\/checkout/);
      const similar = body.split('id="similar"')[1] ?? "";
      expect(similar.match(/data-vehicle-id/g)?.length ?? 0, row.slug).toBeGreaterThan(0);
      expect(body.includes(`/enquire?car_id=${row.slug}"`), "asked about, if it comes").toBe(
        status !== "sold",
      );
      expect(body.includes('"availability":"https://schema.org/SoldOut"')).toBe(status === "sold");
      const other = DEALERS.find((one) => one.slug !== dealer.slug) ?? dealer;
      expect((await ask(other, `/cars/${row.slug}`)).status, "it never was another dealer's").toBe(404);
    }
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const dealer of ONE_PER_TEMPLATE)
    test(`${dealer.slug}: no control lies over what a card of a similar vehicle says (SIMI-01)`, async ({
      page,
    }) => {
      const row = vehiclesOf("sold", 10).find((one) => dealerOf(one) === dealer);
      if (row === undefined) throw new Error(`${dealer.slug} has sold nothing.`);
      await page.goto(`${originOf(dealer)}/cars/${row.slug}`);
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const { texts, covered } = await page.evaluate(() => {
          const cards = [...document.querySelectorAll("#similar article")];
          const texts = cards.flatMap((card) => [...card.querySelectorAll("h3, h3 ~ *, dt, dd, p")]);
          const controlOver = (text: Element) => {
            text.scrollIntoView({ block: "center", inline: "center" });
            const { left, right, top, bottom } = text.getBoundingClientRect();
            return [left + 4, (left + right) / 2, right - 4].some((x) => {
              const control = document.elementFromPoint(x, (top + bottom) / 2)?.closest("button");
              return control !== null && control !== undefined && !text.contains(control);
            });
          };
          return { texts: texts.length, covered: texts.filter(controlOver).map((text) => text.textContent) };
        });
        expect(texts).toBeGreaterThan(10);
        expect(covered, `at ${width} px`).toEqual([]);
      }
    });
});
