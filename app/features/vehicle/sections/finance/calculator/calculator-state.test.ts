import { describe, expect, it } from "vitest";
import { financeResult } from "~/domain/finance/calculator";
import { financedVehicle, financeSite } from "../../../../../../test/fixtures/financed";
import { buildFinance } from "../build-finance";
import {
  type CalculatorAction,
  isWrong,
  nextState,
  problemOf,
  sliderEnd,
  startState,
} from "./calculator-state";
import type { CalculatorView } from "../finance-view";

function viewOf(query = "", finance: Record<string, unknown> = {}, price = 38_990): CalculatorView {
  const vehicle = financedVehicle({}, { price });
  const view = buildFinance(vehicle, financeSite(finance), new URLSearchParams(query));
  if (view?.kind !== "offered") throw new Error("finance is not offered");
  return view.calculator;
}

const view = viewOf();
const outOfRange = (state: Parameters<typeof problemOf>[0], field: Parameters<typeof problemOf>[1]) =>
  problemOf(state, field, view.terms.fees)?.kind === "range";
const fieldOf = (key: string, of: CalculatorView = view) => {
  const field = of.fields.find((one) => one.key === key);
  if (field === undefined) throw new Error(`no field ${key}`);
  return field;
};
const after = (...actions: readonly CalculatorAction[]) => actions.reduce(nextState, startState(view));
const type = (key: string, text: string): CalculatorAction => ({ does: "type", field: fieldOf(key), text });
const leave = (key: string): CalculatorAction => ({ does: "leave", field: fieldOf(key) });
const slide = (key: string, value: number): CalculatorAction => ({
  does: "slide",
  field: fieldOf(key),
  value,
});

describe("typing", () => {
  it("FIN-27, FIN-28: keeps the value while typing, 0 when not positive, and clamps on leaving (OPEN-88)", () => {
    const high = after(type("amount", "999999"));
    expect(high.inputs.amount).toBe(999_999);
    expect(nextState(high, leave("amount")).inputs.amount).toBe(250_000);
    const none = after(type("amount", "-5"));
    expect(none.inputs.amount).toBe(0);
    expect(nextState(none, leave("amount")).inputs.amount).toBe(1_000);
  });

  it("FIN-29: strips what is not numeric, and leaves the text alone otherwise", () => {
    expect(after(type("amount", "2a0b,500")).typing).toEqual({ key: "amount", text: "20,500" });
    expect(after(type("interest", "8.")).typing?.text).toBe("8.");
    expect(after(type("amount", "20500"), leave("amount")).typing).toBeNull();
  });

  it("FIN-26, ERR-22: the message is due at or beyond a bound of the price, once it was entered", () => {
    const due = (...actions: CalculatorAction[]) => outOfRange(after(...actions), fieldOf("amount"));
    expect(due()).toBe(false);
    expect(due(type("amount", "1000"))).toBe(true);
    expect(due(type("amount", "250001"))).toBe(true);
    expect(due(type("amount", "1001"))).toBe(false);
    expect(due(type("amount", "999999"), leave("amount"))).toBe(true);
  });

  it("other numbers have it beyond their bounds only", () => {
    expect(outOfRange(after(type("interest", "15")), fieldOf("interest"))).toBe(false);
    expect(outOfRange(after(type("interest", "15.5")), fieldOf("interest"))).toBe(true);
    expect(outOfRange(after(type("interest", "15.5"), leave("interest")), fieldOf("interest"))).toBe(false);
  });

  it("a price beyond the bounds has its message before anybody enters one", () => {
    const dear = viewOf("", {}, 309_990);
    const amount = fieldOf("amount", dear);
    expect(dear.inputs.amount).toBe(309_990);
    expect(problemOf(startState(dear), amount, 0)).toEqual({ kind: "range" });
    expect(isWrong(startState(dear), dear)).toBe(true);
    const exact = viewOf("", {}, 250_000);
    expect(problemOf(startState(exact), fieldOf("amount", exact), 0)).toBeNull();
    expect(isWrong(startState(exact), exact)).toBe(false);
  });

  it("a residual above the amount financed is refused, and so is a deposit above the price", () => {
    // $38,990 and the fee of $495.
    const residual = (text: string) =>
      problemOf(after(type("residual", text)), fieldOf("residual"), view.terms.fees);
    expect(residual("39485")).toBeNull();
    expect(residual("39485.01")).toEqual({ kind: "most", most: 39_485 });
    expect(isWrong(after(type("residual", "39485.01")), view)).toBe(true);
    expect(isWrong(after(type("residual", "20000"), type("deposit", "30000")), view)).toBe(true);
    expect(problemOf(after(type("deposit", "38990.5")), fieldOf("deposit"), 0)).toEqual({
      kind: "most",
      most: 38_990,
    });
  });

  it.each([
    ["term", "99"],
    ["interest", "100"],
    ["amount", "250001"],
    ["deposit", "250001"],
  ])("a %s of %s makes no loan until it is put right", (key, text) => {
    expect(isWrong(after(type(key, text)), view)).toBe(true);
    expect(isWrong(after(type(key, text), leave(key)), view)).toBe(key === "deposit");
  });

  it("FIN-30: a term falls on its half year when it is left", () => {
    expect(after(type("term", "3.3"), leave("term")).inputs.term).toBe(3.5);
  });

  it("a term in months is entered in months", () => {
    const months = viewOf("", { termDisplay: "months" });
    const field = fieldOf("term", months);
    const typed = nextState(startState(months), { does: "type", field, text: "36" });
    expect(typed.inputs.term).toBe(3);
    expect(nextState(typed, { does: "leave", field }).inputs.term).toBe(3);
  });
});

describe("sliding", () => {
  it("sets the number at once and ends the typing", () => {
    const state = after(type("amount", "2"), slide("amount", 45_000));
    expect(state).toMatchObject({ inputs: { amount: 45_000 }, typing: null, entered: ["amount"] });
  });

  it("FIN-38: stops at round figures; half dollars are for typing", () => {
    expect(after(slide("deposit", 4_873.5)).inputs.deposit).toBe(4_850);
    expect(after(type("deposit", "4873.5"), leave("deposit")).inputs.deposit).toBe(4_873.5);
  });
});

it("FIN-38, FIN-39: deposit and residual slide up to the price, and take 250000 typed", () => {
  expect(sliderEnd(startState(view), fieldOf("deposit"))).toBe(38_990);
  expect(sliderEnd(after(type("deposit", "90000")), fieldOf("deposit"))).toBe(90_000);
  expect(after(type("residual", "400000"), leave("residual")).inputs.residual).toBe(250_000);
  expect(sliderEnd(startState(view), fieldOf("amount"))).toBe(250_000);
});

it("the form without script and the script with it give the same figures (ENT-17)", () => {
  const typed = after(
    type("amount", "45000"),
    leave("amount"),
    type("deposit", "5,000.50"),
    leave("deposit"),
    type("term", "6.2"),
    leave("term"),
    type("interest", "7.25"),
    leave("interest"),
    { does: "frequency", frequency: "fortnight" },
  );
  const sent = viewOf(
    "fin_amount=45000&fin_deposit=5%2C000.50&fin_term=6.2&fin_interest=7.25&fin_frequency=fortnight",
  );
  expect({ ...sent.inputs, frequency: sent.frequency }).toEqual({
    ...typed.inputs,
    frequency: typed.frequency,
  });
  expect(financeResult(sent.inputs, sent.frequency, sent.terms)).toEqual(
    financeResult(typed.inputs, typed.frequency, view.terms),
  );
});
