import { join } from "node:path";
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

it("inspect shows a column of units as read where the mapping reads it with another", async () => {
  const unit = (at: number) => ({
    ...rows()[at],
    Odometer: String(40_000 + at),
    "Odometer Unit": pick(["km", "mi"], at),
  });
  await inspect(Array.from({ length: 12 }, (_, at) => unit(at)));
  expect(desk.printed).toMatch(/\nOdometer Unit +100 % .* part of km +yes /);
  const unused = desk.printed.slice(desk.printed.indexOf("Not used"), desk.printed.indexOf("What names"));
  expect(unused).not.toContain("Odometer Unit");
});

it("inspect has a heading of units only where the file has something that is counted in one", async () => {
  await inspect(rows());
  expect(desk.printed).toMatch(/\nUnits\n {2}Money: /);
  await inspect(rows().map(({ Price: _, ...row }) => row));
  expect(desk.printed).not.toContain("Units");
});

it("inspect says why a cell cannot be used, and the import tells it as well", async () => {
  const odd = (at: number) => ({
    ...rows()[at],
    Doors: at === 3 ? "4 Seats" : "4",
    Price: at === 4 ? "EUR 9000" : "20000",
  });
  const made = Array.from({ length: 12 }, (_, at) => odd(at));
  await inspect(made);
  const said = desk.printed.replaceAll(/\s+/g, " ");
  expect(said).toContain('price (price other currency): "EUR 9000" 1');
  expect(said).toContain(
    "doors (expected a bare number, or one with its own unit: `5 Seats` is no number of doors)",
  );
  const mapping = join(desk.folder, "proposed.json");
  await run("inspect", fileOf(made), "--dealership", "yard", "--write", mapping);
  await run("check", join(desk.folder, "feed.csv"), "--dealership", "yard", "--mapping", mapping);
  expect(desk.printed).toContain("  left out of line 5 (S103): doors, expected a bare number");
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

it("inspect asks about a column of which most cells cannot be read, and about what no column says", async () => {
  const asked = await inspect(rows((at) => ({ Price: pick(["12,99", "13,50"], at) })));
  expect(asked).toContain(
    'price: of 12 cells none can be read. Is it the right column, and "as": "money" the right way',
  );
  expect(asked).toContain(
    "No column is the odometer, the fuel, the gearbox, the body, the colour, the pictures, which",
  );
  expect(await inspect(rows())).not.toContain("can be read");
});

it("inspect asks for the kind of vehicle where most have the body of a truck", async () => {
  const bodied = (words: readonly string[]) =>
    rows().map((row, at) => ({ ...row, "Body Type": pick(words, at) }));
  expect(await inspect(bodied(["Cab Chassis"]))).toContain(
    "12 of 12 vehicles have the body of a truck, and no column says the kind: all are cars. Right?",
  );
  expect(await inspect(bodied(["Cab Chassis", "Ute", "Ute"]))).not.toContain("body of a truck");
});

it("inspect knows a column of registrations by its short name", async () => {
  await inspect(rows().map((row, at) => ({ ...row, Reg: `ABC${String(at).padStart(2, "0")}X` })));
  expect(desk.printed).toMatch(/\nReg +100 % .* registration +yes /);
});

it("inspect says why a number that is there names no vehicle", async () => {
  const whole = async (made: readonly object[]) => {
    await inspect(made);
    return desk.printed.replaceAll(/\s+/g, " ");
  };
  const half = rows().map(({ VIN: _, ...row }, at) => ({ ...row, Stock: at < 6 ? row.Stock : "" }));
  expect(await whole(half)).toContain(
    "No number names nearly every row and it alone, so a vehicle is known by",
  );
  expect(await whole(half.map(({ Stock: _, ...row }) => row))).toContain(
    "There is no stock number or VIN, so",
  );
});
