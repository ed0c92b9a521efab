import { expect, it } from "vitest";
import { noteKind, NoteTally } from "./note-kind";

it.each([
  ["make-joined", "repaired"],
  ["miles-converted", "repaired"],
  ["letters-mended", "repaired"],
  ["letters-lost", "left out"],
  ["price-unreadable", "left out"],
  ["price-other-currency", "left out"],
  ["picture-address-dropped", "left out"],
  ["field-left-out", "left out"],
  ["letters-doubtful", "noted"],
  ["price-missing", "noted"],
  ["title-year-differs", "noted"],
  ["new-with-kilometres", "noted"],
  ["on-no-list", "noted"],
  ["at-no-yard", "noted"],
  ["yard-by-city", "noted"],
  ["dealership-without-yard", "noted"],
  ["before-not-higher", "noted"],
  ["vin-of-another B12", "noted"],
  ["picture-not-https", "noted"],
  ["picture-host-not-allowed cdn.example.com", "noted"],
  ["picture-address-refused", "noted"],
] as const)("%s: something is %s", (code, kind) => {
  expect(noteKind(code)).toBe(kind);
});

it("counts a row once for each kind: pictures of a host that is not allowed repair nothing", () => {
  const rows = [
    { repairs: [] },
    { repairs: [{ code: "picture-host-not-allowed a.example" }, { code: "picture-not-https" }] },
    { repairs: [{ code: "make-joined" }, { code: "price-text" }, { code: "field-left-out" }] },
  ];
  const tally = new NoteTally();
  for (const row of rows) tally.add(row);
  expect(tally.rows()).toEqual({ repairedRows: 1, leftRows: 1, notedRows: 1 });
});
