import { expect, it } from "vitest";
import { readToldFigure, toldFigureFields, toldFigureTexts } from "./told-figure";

const told = {
  vehicle: "2021 Mazda 3",
  low: 17_000,
  high: 19_000,
  offer: 18_000,
  until: "2026-11-28",
  owed: false,
};

it.each([told, { ...told, offer: null }, { ...told, owed: true }])(
  "is kept as texts and read again while it stands",
  (one) => {
    expect(readToldFigure(toldFigureTexts(one), "2026-11-28")).toEqual(one);
    expect(readToldFigure(toldFigureTexts(one), "2026-11-29")).toBeNull();
  },
);

it("is nothing where nothing was told", () => {
  expect(readToldFigure({}, "2026-11-28")).toBeNull();
  expect(readToldFigure({ ...toldFigureTexts(told), offer: "x" }, "2026-11-28")).toBeNull();
});

it("is owed to nobody where it was kept before that was noted", () => {
  const { owed: _, ...before } = toldFigureTexts(told);
  expect(readToldFigure(before, "2026-11-28")).toEqual(told);
});

it("goes into an order's lead, an offer only where there is one", () => {
  expect(toldFigureFields(told)).toEqual({
    trade_in_vehicle: "2021 Mazda 3",
    valuation: "18000",
    valuation_min: "17000",
    valuation_max: "19000",
    valuation_until: "2026-11-28",
  });
  expect(toldFigureFields({ ...told, offer: null })).not.toHaveProperty("valuation");
});

it("keeps what lead systems are told of the vehicle besides, and nothing of another one", () => {
  const details = { kms: "45000", rego: "123ABC", regoState: "qld" };
  const one = { ...told, ...details };
  expect(readToldFigure(toldFigureTexts(one), "2026-11-28")).toEqual(one);
  expect(toldFigureFields(one)).toMatchObject(details);
  // Drafts keep what is not written anew.
  expect(readToldFigure({ ...toldFigureTexts(one), ...toldFigureTexts(told) }, "2026-11-28")).toEqual(told);
});
