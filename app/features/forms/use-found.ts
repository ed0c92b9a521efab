import { useEffect } from "react";
import type { FormAnswer } from "./form-view";

/** Sets what the server filled in into fields that are on the page already; a page that is new comes with it. */
export function useFound(id: string, answer: FormAnswer | undefined): void {
  useEffect(() => {
    const form = document.forms.namedItem(id);
    if (answer === undefined || (answer.found ?? answer.filled) === undefined || form === null) return;
    for (const [name, value] of Object.entries(answer.typed)) {
      const field = form.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (field.type === "checkbox" || field.type === "radio" || field.value === value) continue;
      field.value = value;
      // What was said of the field is over, as if somebody had typed it.
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [id, answer]);
}
