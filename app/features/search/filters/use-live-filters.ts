import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef, type FormEvent, type RefObject } from "react";
import { isTick, rememberControl, restoreFocus, syncForm, untickBelow } from "./form-sync";
import { ownPath } from "~/ui/link/site-base";
import { fetchAddresses, withAddress } from "./with-address";
import type { ResultsView } from "~/features/search/results/results-view";

/**
 * Milliseconds before a change is applied: 300 for text, 400 for sliders and their fields, none for everything else.
 */
const TEXT_DELAY = 300;
const RANGE_DELAY = 400;

export interface LiveFilters {
  readonly form: RefObject<HTMLFormElement>;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Applies the form's state at once, after a control outside the form was used. */
  readonly applyNow: () => void;
  /** The same, once a control that sends no change event has been drawn again. */
  readonly applyReset: () => void;
}

/**
 * Applies a filter form while it is used. Each choice becomes an address of its own in the history, so that Back undoes
 * it; typing and sliding replace their own address. Scroll position and focus stay.
 */
export function useLiveFilters(view: ResultsView<unknown>): LiveFilters {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const gesture = useRef<string | null>(null);
  const current = useRef(view);
  useEffect(() => {
    current.current = view;
    if (!form.current) return;
    syncForm(form.current);
    restoreFocus(form.current);
  }, [view]);
  useEffect(() => {
    void fetchAddresses();
    return () => clearTimeout(timer.current);
  }, []);

  const apply = useCallback(
    (delay: number, name: string | null) => {
      clearTimeout(timer.current);
      const run = () => {
        if (!form.current) return;
        withAddress(form.current, current.current, (address) => {
          if (address === current.current.href) return;
          const replace = name !== null && name === gesture.current;
          gesture.current = name;
          navigate(address, { replace, preventScrollReset: true });
        });
      };
      // It runs now, before a new state of the page could set the boxes back.
      if (delay === 0) run();
      else timer.current = setTimeout(run, delay);
    },
    [navigate],
  );
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    rememberControl(target);
    if (isTick(target.type)) {
      untickBelow(target);
      apply(0, null);
    } else if (target.type === "search") apply(TEXT_DELAY, "text");
    else apply(RANGE_DELAY, "range");
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(timer.current);
    if (words(event.currentTarget) === "") apply(0, null);
    // The server reads the words and leads to what they mean.
    else withAddress(event.currentTarget, current.current, (address) => location.assign(ownPath(address)));
    closePanel(event.nativeEvent);
  };
  const applyNow = () => {
    apply(0, null);
  };
  const applyReset = () => {
    apply(1, null);
  };
  return { form, onChange, onSubmit, applyNow, applyReset };
}

function words(form: HTMLFormElement): string {
  const text = new FormData(form).get("query");
  return typeof text === "string" ? text.trim() : "";
}

/** Closes the sheet when a submit button inside it is pressed: the list comes next. */
function closePanel(event: Event): void {
  const id = event instanceof SubmitEvent ? event.submitter?.dataset["closes"] : undefined;
  const panel = id === undefined ? null : document.getElementById(id);
  if (panel?.matches(":popover-open")) panel.hidePopover();
}
