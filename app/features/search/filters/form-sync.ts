/** The control used last, by name and value, so that it can be found again after its list was sorted again. */
let last: { readonly name: string; readonly value: string } | null = null;

/** A tick box, or one of several of which one is chosen. */
export const isTick = (type: string) => type === "checkbox" || type === "radio";

/** Remembers the tick box just used. */
export function rememberControl({ type, name, value }: HTMLInputElement): void {
  last = isTick(type) ? { name, value } : null;
}

/** Remembers a tick box in place of a link that is about to go. */
export function rememberChoice(name: string, value: string): void {
  last = { name, value };
}

/** A make or model that is ticked as a whole takes away what was ticked below it, which would narrow it again. */
export function untickBelow(ticked: HTMLInputElement): void {
  if (!ticked.checked) return;
  const level = ticked.closest(`[data-level="${ticked.name}"]`);
  for (const box of level?.querySelectorAll("input") ?? []) box.checked = box === ticked;
}

/** Gives the focus back to the control used last, in case sorting its list has taken the focus away. */
export function restoreFocus(form: HTMLFormElement): void {
  const wanted = last;
  last = null;
  if (wanted === null || document.activeElement !== document.body) return;
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement)) continue;
    if (element.name === wanted.name && element.value === wanted.value) {
      element.focus({ preventScroll: true });
      return;
    }
  }
}

/** Makes the tick boxes show the page's state: after Back, or when a chip took a choice away. */
export function syncForm(form: HTMLFormElement): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && isTick(element.type)) element.checked = element.defaultChecked;
  }
}
