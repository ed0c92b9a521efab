import { describe, expect, it } from "vitest";
import { hasExpired, lastDay } from "./figure-days";
import {
  isSameStep,
  keptEnd,
  keptFigure,
  keptJourney,
  keptLead,
  keptOtherPerson,
  keptOtherVehicle,
  keptRange,
  keptStart,
  keptStep,
  readTradeState,
  keptBefore,
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
      ofOthers: [],
      askedTick: null,
      before: null,
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

  it("holds what the lead said before a correction, until its person says who they are", () => {
    expect(readTradeState(keptBefore({ year: "2020" })).before).toEqual({ year: "2020" });
    expect(readTradeState(keptBefore(null)).before).toBeNull();
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
      ofOthers: [],
      askedTick: null,
      before: null,
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

  it("keeps nothing that was said of the first, but its lead", () => {
    const lead = { id: "l1", key: "k1", suspicion: null, person: MIA, about };
    const kept = { ...corolla, email: "mia@example.com", "@done": "vehicle,lead", ...keptLead(lead) };
    const state = readTradeState({ ...kept, ...keptOtherVehicle(readTradeState(kept)) });
    expect(state).toMatchObject({ values: {}, done: [], lead });
  });

  it("keeps for another person nothing that is asked later, and whose pages were open before", () => {
    const kept = { ...corolla, finance: "Yes", ...keptJourney("j1") };
    const state = readTradeState({ ...kept, ...keptOtherPerson(readTradeState(kept), FIELDS) });
    expect(state).toMatchObject({ ofOthers: ["j1"] });
    expect(state.values).toEqual({ year: "2021", make: "Toyota", model: "Corolla", kms: "62000" });
    const third = { ...kept, "@ofOthers": "j1", ...keptJourney("j2") };
    const next = readTradeState({ ...third, ...keptOtherPerson(readTradeState(third), FIELDS) });
    expect(next.ofOthers).toEqual(["j1", "j2"]);
    expect(readTradeState({ ...third, ...keptOtherVehicle(next) }).ofOthers).toEqual([]);
  });
});
