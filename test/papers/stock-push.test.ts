import { expect, it } from "vitest";
import {
  MOST_OPERATIONS,
  PUSH_BYTES,
  pushBatchSchema,
  pushedVehicleSchema,
} from "~/domain/stock/push/push-schemas";
import { PUSH_MAPPING } from "~/domain/stock/push/push-fields";
import { createRowReader } from "~/domain/stock/row-to-vehicle";
import { recordCells } from "~/domain/stock/file/record-cells";
import { blocksOf, fileText, paper } from "./papers";

const OWNER = {
  dealershipId: "d1",
  dealershipName: "One",
  dealershipSlug: "one",
  country: "au",
  currency: "AUD",
  now: "2026-11-22T00:00:00.000Z",
};

const requests = blocksOf(paper("docs/stock.md"))
  .filter(({ language, text }) => language === "sh" && text.includes("curl"))
  .flatMap(({ text }) => text.replaceAll("\\\n", " ").split("\n"));

it("the requests of the documentation are ones that are taken", () => {
  expect(requests.map((line) => /-X (\w+) \S+\/api\/stock\/ID(?:\/\w+)? /.exec(line)?.[1])).toEqual([
    "PUT",
    "DELETE",
    "POST",
  ]);
  const [put = "", batch = ""] = requests.flatMap((line) => /-d '(.*)'/.exec(line)?.[1] ?? []);
  const { operations } = pushBatchSchema.parse(JSON.parse(batch));
  const vehicles = [
    pushedVehicleSchema.parse(JSON.parse(put)),
    ...operations.flatMap((one) => (one.op === "put" ? [one.vehicle] : [])),
  ];
  expect(vehicles).toHaveLength(2);
  const read = createRowReader(PUSH_MAPPING, OWNER);
  for (const vehicle of vehicles)
    expect(read({ ...recordCells(vehicle), stocknum: "A" })).toMatchObject({ left: [], unread: [] });
});

it("the limits of the documentation are those of the code", () => {
  const text = fileText("docs/stock.md").replace(/\s+/g, " ");
  expect(text).toContain(`up to ${MOST_OPERATIONS} operations`);
  expect(text).toContain(
    `${PUSH_BYTES.vehicle / 1024} KB a vehicle, ${PUSH_BYTES.batch / 1024 / 1024} MB a batch`,
  );
});
