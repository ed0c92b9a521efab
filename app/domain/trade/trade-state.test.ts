import { describe, expect, it } from "vitest";
import { hasExpired, lastDay } from "./figure-days";
import {
  isOtherVehicle,
  isSameStep,
  isSecondVehicle,
  keptEnd,
  keptFigure,
  keptJourney,
  keptLead,
  keptOtherVehicle,
  keptRange,
  keptStart,
  keptStep,
  readTradeState,
  vehicleSaid,
} from "./trade-state";

const MIA = { name: "Mia", lastName: null, email: "mia@example.com", phone: null, postcode: null };
const about = { make: "Mazda", model: "CX-5", rego: "" };
const FIELDS = [{ name: "rego" }, { name: "finance" }];
const range = { of: "x", low: 500, high: 3_000, until: "2026-11-28" };
const figure = { of: "x", low: 1, high: 3, offer: 2, until: "2026-11-28" };

describe("what is kept of a trade-in", () => {
  it("is read back as it was", () => {
    const empty = readTradeState({});
    const kept = {
      ...keptStep(empty, "rego", FIELDS, { rego: "ABC123" }),
      ...keptLead({ id: "l1", key: "k1", suspicion: "speed", person: MIA, about }),
      ...keptJourney("j1"),
      ...keptFigure(figure),
      ...keptRange(range),
      ...keptEnd("accepted"),
      ...keptStart(empty, 1_700),
    };
    expect(readTradeState(kept)).toEqual({
      values: { rego: "ABC123" },
      done: ["rego"],
      lead: { id: "l1", key: "k1", suspicion: "speed", person: MIA, about },
      journey: "j1",
      figure,
      range,
      ended: "accepted",
      startedAt: 1_700,
    });
  });

  it("began when its first step was shown, whatever later ones say", () => {
    const state = readTradeState(keptStart(readTradeState({}), 1_700));
    expect(readTradeState(keptStart(state, 9_000)).startedAt).toBe(1_700);
  });

  it("is nothing at first, and nothing of what cannot be read", () => {
    expect(readTradeState({})).toEqual({
      values: {},
      done: [],
      lead: null,
      figure: null,
      range: null,
      ended: null,
      journey: null,
    });
    expect(readTradeState({ "@figure": '{"low":1}', "@ended": "maybe" })).toMatchObject({
      figure: null,
      ended: null,
    });
  });

  it("has each step once, and an emptied field emptied", () => {
    const state = readTradeState(keptStep(readTradeState({}), "rego", FIELDS, { rego: "A", finance: "No" }));
    const kept = keptStep(state, "rego", FIELDS, { finance: "Yes" });
    expect(readTradeState(kept)).toMatchObject({ values: { finance: "Yes" }, done: ["rego"] });
    expect(readTradeState(kept).values).not.toHaveProperty("rego");
  });
});

it("a step sent again with the same answers adds nothing", () => {
  const state = readTradeState(keptStep(readTradeState({}), "rego", FIELDS, { rego: "A" }));
  expect(isSameStep(state, "rego", FIELDS, { rego: "A" })).toBe(true);
  expect(isSameStep(state, "rego", FIELDS, { rego: "A", finance: "No" })).toBe(false);
  expect(isSameStep(state, "rego", FIELDS, {})).toBe(false);
  expect(isSameStep(readTradeState({ rego: "A" }), "rego", FIELDS, { rego: "A" })).toBe(false);
});

it("an offer stands through its last day, over months and years", () => {
  expect(lastDay("2026-11-21", 7)).toBe("2026-11-28");
  expect(lastDay("2026-12-28", 7)).toBe("2027-01-04");
  expect(hasExpired(figure, "2026-11-28")).toBe(false);
  expect(hasExpired(figure, "2026-11-29")).toBe(true);
});

describe("another vehicle", () => {
  const corolla = { year: "2021", make: "Toyota", model: "Corolla", kms: "62000", rego: "ABC123" };

  it.each<[string, object, boolean]>([
    ["the same", {}, false],
    ["written otherwise", { model: " corolla", rego: "abc 123" }, false],
    ["kilometres corrected", { kms: "12000" }, false],
    ["a plate that is told later", { rego: "" }, false],
    ["another plate", { rego: "XYZ789" }, true],
    ["another model", { model: "Yaris" }, true],
    ["another year", { year: "2018" }, true],
  ])("is told by plate, year, make and model: %s", (_, changes, expected) => {
    expect(isOtherVehicle(corolla, { ...corolla, ...changes })).toBe(expected);
  });

  it.each<[string, object, boolean]>([
    ["the same", {}, false],
    ["another year", { year: "2018" }, false],
    ["a grade that is told later", { model: "Corolla ZR" }, false],
    ["another plate", { rego: "XYZ789" }, true],
    ["another model", { model: "Yaris" }, true],
    ["another make", { make: "Lexus" }, true],
  ])("is a second one, and no correction, by plate, make and model: %s", (_, changes, expected) => {
    expect(isSecondVehicle({ about: vehicleSaid(corolla) }, { ...corolla, ...changes })).toBe(expected);
    expect(isSecondVehicle({ about: {} }, { ...corolla, ...changes })).toBe(false);
  });

  it("keeps nothing that was said of the first, but its lead", () => {
    const lead = { id: "l1", key: "k1", suspicion: null, person: MIA, about };
    const kept = { ...corolla, email: "mia@example.com", "@done": "vehicle,lead", ...keptLead(lead) };
    const state = readTradeState({ ...kept, ...keptOtherVehicle(readTradeState(kept)) });
    expect(state).toMatchObject({ values: {}, done: [], lead });
  });
});
