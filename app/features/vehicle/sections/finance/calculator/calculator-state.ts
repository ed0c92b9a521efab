import { type FinanceInputs, mostBeside } from "~/domain/finance/calculator";
import type { Frequency } from "~/domain/finance/frequency";
import { atOrBeyond, beyond, strippedText, typedNumber } from "~/domain/finance/number-field";
import type { CalculatorFieldView, CalculatorView } from "../finance-view";
import { settled, unitsOf } from "../read-inputs";

/** The calculator while a shopper uses it. */
export interface CalculatorState {
  readonly inputs: FinanceInputs;
  readonly frequency: Frequency;
  /** The field that is being typed in, with its text as it stands; its number is already in `inputs`. */
  readonly typing: { readonly key: keyof FinanceInputs; readonly text: string } | null;
  /** Fields the shopper gave a number: only their messages show. */
  readonly entered: readonly (keyof FinanceInputs)[];
}

/** What a shopper does with it. */
export type CalculatorAction =
  | { readonly does: "type"; readonly field: CalculatorFieldView; readonly text: string }
  | { readonly does: "slide"; readonly field: CalculatorFieldView; readonly value: number }
  | { readonly does: "leave"; readonly field: CalculatorFieldView }
  | { readonly does: "frequency"; readonly frequency: Frequency };

/** The state the page begins with. */
export function startState({ inputs, frequency, entered }: CalculatorView): CalculatorState {
  return { inputs, frequency, entered, typing: null };
}

/**
 * The state after an action. While the shopper types, the number stays as typed, or 0 when it is not positive; when the
 * field is left, it is brought within its bounds (OPEN-88). Amounts set by a slider are round figures.
 */
export function nextState(state: CalculatorState, action: CalculatorAction): CalculatorState {
  if (action.does === "frequency") return { ...state, frequency: action.frequency };
  const { field } = action;
  if (action.does === "leave") {
    const left = state.typing?.key === field.key ? null : state.typing;
    return { ...withNumber(state, field, settled(field, state.inputs[field.key])), typing: left };
  }
  const entered = state.entered.includes(field.key) ? state.entered : [...state.entered, field.key];
  if (action.does === "slide") {
    return {
      ...withNumber(state, field, roundFigure(field, action.value) / unitsOf(field)),
      entered,
      typing: null,
    };
  }
  const text = strippedText(action.text);
  const value = typedNumber(text) / unitsOf(field);
  return { ...withNumber(state, field, value), entered, typing: { key: field.key, text } };
}

function withNumber(state: CalculatorState, { key }: CalculatorFieldView, value: number): CalculatorState {
  return { ...state, inputs: { ...state.inputs, [key]: value } };
}

const ROUND_AMOUNT = 50;

/**
 * The round figure for an amount set by a slider: half-dollar steps are for typing, a finger would only leave odd
 * figures.
 */
function roundFigure({ unit, min, max, step }: CalculatorFieldView, value: number): number {
  if (unit !== "money" || step >= ROUND_AMOUNT) return value;
  return Math.min(max, Math.max(min, Math.round(value / ROUND_AMOUNT) * ROUND_AMOUNT));
}

/** What is wrong with a number: it is out of its field's bounds, or more than the other numbers allow. */
export type FieldProblem =
  | { readonly kind: "range" }
  /** The most it may be, in currency units. */
  | { readonly kind: "most"; readonly most: number };

/**
 * The message a field should show. The purchase price gets one at or beyond either bound (FIN-26). Other numbers get
 * one beyond a bound, once the shopper entered them or when the vehicle's own price is beyond. A deposit above the
 * price and a residual above the amount financed get one, too.
 */
export function problemOf(
  { inputs, entered }: CalculatorState,
  field: CalculatorFieldView,
  fees: number,
): FieldProblem | null {
  const number = inputs[field.key];
  const shown = number * unitsOf(field);
  const given = entered.includes(field.key);
  const isOut = given && field.key === "amount" ? atOrBeyond(shown, field) : beyond(shown, field);
  if (isOut) return { kind: "range" };
  const most = mostBeside(field.key, inputs, fees);
  return most !== null && number > most ? { kind: "most", most } : null;
}

/** Whether the numbers make no loan: one is beyond its bounds or more than the others allow. */
export function isWrong({ inputs }: CalculatorState, { fields, terms }: CalculatorView): boolean {
  return fields.some((field) => {
    const most = mostBeside(field.key, inputs, terms.fees);
    return beyond(inputs[field.key] * unitsOf(field), field) || (most !== null && inputs[field.key] > most);
  });
}

/** Where a field's slider ends: deposit and residual go up to the vehicle's price, because more makes no sense. */
export function sliderEnd({ inputs }: CalculatorState, { key, max }: CalculatorFieldView): number {
  if (key !== "deposit" && key !== "residual") return max;
  return Math.min(max, Math.max(inputs.amount, inputs[key], 1));
}
