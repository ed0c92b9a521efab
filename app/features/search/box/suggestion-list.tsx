import { useNavigate } from "@remix-run/react";
import { useEffect, useId, useState } from "react";
import { Icon } from "~/ui/icon/icon";
import * as styles from "./suggestion-list.css";
import type { SuggestionView } from "./suggestion-view";
import { useSuggestions, type Suggestions } from "./use-suggestions";

export interface SuggestionLabels {
  readonly suggestions: string;
  readonly recent: string;
}

export interface SuggestionListProps {
  /** The field, which keeps the focus and the keys. */
  readonly field: HTMLInputElement;
  readonly siteSlug: string;
  /** Address of the list that is shown, or that the field searches. */
  readonly from: string;
  readonly labels: SuggestionLabels;
}

/** Suggestions and recent searches under a search field (SRCH-01, OPEN-14): the list of a box that lists options. */
export function SuggestionList({ field, siteSlug, from, labels }: SuggestionListProps) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(field.value);
  const [open, setOpen] = useState(document.activeElement === field);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(open, typed, siteSlug, from);
  const shown = open && found.options.length > 0;
  const turn = (opens: boolean) => {
    setTyped(field.value);
    setOpen(opens);
    setActive(-1);
  };
  const choose = ({ href }: SuggestionView) => {
    turn(false);
    navigate(href, { preventScrollReset: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = found.options[active];
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && shown) setActive(wrap(active + step, found.options.length));
    else if (event.key === "Enter" && shown && option) choose(option);
    else if (event.key === "Escape" && shown) turn(false);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const name of ["focus", "input"]) field.addEventListener(name, () => turn(true), { signal });
    field.addEventListener("blur", () => turn(false), { signal });
    field.addEventListener("keydown", onKeyDown, { signal });
    return () => listening.abort();
  });
  useEffect(() => {
    const said = {
      "aria-expanded": String(shown),
      "aria-controls": shown ? `${id}list` : null,
      "aria-activedescendant": shown && active >= 0 ? `${id}-${active}` : null,
    };
    for (const [name, value] of Object.entries(said)) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
  }, [field, id, shown, active]);
  return shown ? <Options id={id} found={found} active={active} labels={labels} choose={choose} /> : null;
}

interface OptionsProps {
  readonly id: string;
  readonly found: Suggestions;
  readonly active: number;
  readonly labels: SuggestionLabels;
  readonly choose: (option: SuggestionView) => void;
}

function Options({ id, found, active, labels, choose }: OptionsProps) {
  const title = found.kind === "recent" ? labels.recent : labels.suggestions;
  return (
    <div className={styles.popup}>
      <p className={styles.groupLabel} aria-hidden="true">
        {title}
      </p>
      <div role="listbox" id={`${id}list`} aria-label={title}>
        {found.options.map((option, index) => (
          // The field handles the keys and keeps the focus; a press on the list must not take the focus before the
          // click.
          <div
            key={option.href}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            onPointerDown={(event) => {
              event.preventDefault();
              choose(option);
            }}
          >
            <Icon name={option.isRecent ? "history" : "search"} size="sm" className={styles.optionIcon} />
            {option.label}
            {option.note === null ? null : <span className={styles.note}>{option.note}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}

function wrap(index: number, length: number): number {
  return index < 0 ? length - 1 : index >= length ? 0 : index;
}
