import { expect, it } from "vitest";
import { car, stockCommand } from "../test/fixtures/stock-command";

const { desk, fileOf, run } = stockCommand();

async function inspect(rows: readonly object[]): Promise<string> {
  await run("inspect", fileOf(rows), "--dealership", "yard");
  return desk.printed.slice(desk.printed.indexOf("Please check")).replaceAll(/\s+/g, " ");
}

const rows = (change: (at: number) => Parameters<typeof car>[1] = () => ({})) =>
  Array.from({ length: 12 }, (_, at) => car(`S${100 + at}`, { Badge: pick(["S", "GT"], at), ...change(at) }));
const pick = (words: readonly string[], at: number) => words[at % words.length] ?? "";

it("inspect asks for the day of sale where vehicles are sold and no column says when", async () => {
  const sold = rows((at) => ({ Status: pick(["In Stock", "Sold"], at) })).map(({ Sold: _, ...row }) => row);
  const asked = await inspect(sold);
  expect(asked).toContain("6 vehicles are sold, and no column is the day of sale. On what day nobody knows");
  expect(asked).toContain('as "sold_at" in "fields"');
  expect(await inspect(rows())).not.toContain("day of sale");
});

it("inspect takes a column for the day of sale, and says where it is empty", async () => {
  const dated = (days: readonly string[]) =>
    rows((at) => ({ Status: pick(["In Stock", "Sold"], at), Sold: pick(days, at) })).map(
      ({ Sold, ...row }) => ({ ...row, "Date Sold": Sold }),
    );
  expect(await inspect(dated(["", "2026-04-20"]))).not.toContain("day of sale");
  expect(desk.printed).toMatch(/Date Sold .* day of sale +yes/);
  expect(await inspect(dated(["", "2026-04-20", "", ""]))).toContain(
    "3 vehicles are sold, and their day of sale is empty",
  );
});

it("inspect tells a VIN under which two stock numbers stand", async () => {
  const vins = (at: number) => ({ VIN: `JM0BP2S8A112345${10 + Math.min(at, 10)}` });
  expect(await inspect(rows(vins))).toContain(
    "One VIN belongs to more than one vehicle: JM0BP2S8A11234520 (S110, S111). Is a car entered twice?",
  );
  expect(await inspect(rows((at) => ({ VIN: `JM0BP2S8A112345${10 + at}` })))).not.toContain("One VIN");
});

it("inspect says that a column is taken for the stock number whose name does not say so", async () => {
  const made = rows().map(({ Stock, ...row }, at) => ({ id: String(48_210 + at), tag: Stock, ...row }));
  expect(await inspect(made)).toContain(
    "`id` is taken for the stock number, which shoppers read and ask for. Is it the dealer's own, and not one that a database counts by? Else it may be `tag`",
  );
  expect(await inspect(rows())).not.toContain("is taken for the stock number");
});

it("inspect says that letters are put right, and reads words as they were meant", async () => {
  await inspect(rows((at) => ({ Badge: pick(["CafÃ© Racer", "S"], at) })));
  const said = desk.printed.replaceAll(/\s+/g, " ");
  expect(said).toContain(
    'The letters of 6 rows were wrong and are put right: "CafÃ© Racer" is "Café Racer".',
  );
  await inspect(rows());
  expect(desk.printed).not.toContain("letters");
});
