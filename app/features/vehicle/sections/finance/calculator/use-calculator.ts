import { type RefObject, useCallback, useEffect, useReducer, useRef } from "react";
import { frequencyOf } from "~/domain/finance/frequency";
import type { CalculatorFieldView, CalculatorView } from "../finance-view";
import { type CalculatorAction, type CalculatorState, nextState, startState } from "./calculator-state";
import { unitsOf } from "../read-inputs";
import { reportUse } from "./report-use";

/** A calculator that follows every change at once. */
export interface LiveCalculator {
  readonly state: CalculatorState;
  readonly act: (action: CalculatorAction) => void;
  readonly form: RefObject<HTMLFormElement>;
}

/** Runs a calculator. The first change to a number is reported, once for a vehicle, also one from before its script came. */
export function useCalculator(view: CalculatorView): LiveCalculator {
  const [state, dispatch] = useReducer(nextState, view, startState);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The view stays the same as long as the page does: this runs once, after hydration.
    takeOver(view, form.current, dispatch);
  }, [view]);
  // The function never changes, so that fields which did not change are not rendered again.
  const act = useCallback(
    (action: CalculatorAction) => {
      if (action.does === "type" || action.does === "slide") reportUse(view.vehicleId);
      dispatch(action);
    },
    [view.vehicleId],
  );
  return { state, act, form };
}

/**
 * Takes over what a shopper entered, or the browser restored, before hydration: nothing typed is lost. A field that was
 * left again counts as left; the one that has the focus comes last, as only one can be typed in.
 */
function takeOver(
  { fields, prefix, frequency, inputs, vehicleId }: CalculatorView,
  form: HTMLFormElement | null,
  dispatch: (action: CalculatorAction) => void,
): void {
  // What somebody is at was changed by them, and not restored by the browser.
  const isUsed = form?.contains(document.activeElement) === true;
  const controlOf = ({ key }: CalculatorFieldView) => form?.elements.namedItem(`${prefix}_${key}`);
  const isFocused = (field: CalculatorFieldView) => controlOf(field) === document.activeElement;
  for (const field of [...fields].sort((a, b) => Number(isFocused(a)) - Number(isFocused(b)))) {
    const control = controlOf(field);
    if (control instanceof HTMLInputElement && control.value !== control.defaultValue) {
      if (isUsed) reportUse(vehicleId);
      dispatch({ does: "type", field, text: control.value });
      if (!isFocused(field)) dispatch({ does: "leave", field });
    }
    const chosen =
      control instanceof HTMLSelectElement ? Number(control.value) : inputs[field.key] * unitsOf(field);
    if (chosen !== inputs[field.key] * unitsOf(field)) dispatch({ does: "slide", field, value: chosen });
  }
  const radios = form?.elements.namedItem(`${prefix}_frequency`);
  const wanted = radios instanceof RadioNodeList ? frequencyOf(radios.value) : null;
  if (wanted !== null && wanted !== frequency) dispatch({ does: "frequency", frequency: wanted });
}
