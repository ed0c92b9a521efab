import { type FetcherWithComponents, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { INTENT_FIELD, REFRESH } from "./form-fields";
import type { FormAnswer, FormView } from "./form-view";

/**
 * Asks the server for other choices when a field is changed on which they depend, and at once where it was changed
 * before script was there to see it.
 * @param fetcher what sends the form, where its page stays
 * @returns for the form element's `onChange`
 */
export function useRefresh(
  view: FormView,
  answer: FormAnswer | undefined,
  fetcher?: FetcherWithComponents<unknown>,
) {
  const { id, action, refresh } = view;
  const first = useRef(answer?.typed ?? view.values);
  const submit = useSubmit();
  const ask = (form: HTMLFormElement) => {
    const data = new FormData(form);
    data.set(INTENT_FIELD, REFRESH);
    const asked = { method: "post", action, preventScrollReset: true } as const;
    if (fetcher === undefined) submit(data, { ...asked, replace: true });
    else fetcher.submit(data, asked);
  };
  const looked = useRef(false);
  useEffect(() => {
    const form = document.forms.namedItem(id);
    if (looked.current || form === null) return;
    looked.current = true;
    const now = new FormData(form);
    const changed = refresh?.fields.some(
      (name) => now.has(name) && now.get(name) !== (first.current[name] ?? ""),
    );
    if (changed === true) ask(form);
  });
  return ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    // A form's change events come from its fields.
    const { name } = target as HTMLInputElement;
    if (refresh?.fields.includes(name) === true) ask(currentTarget);
  };
}
