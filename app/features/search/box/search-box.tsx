import { useNavigate } from "@remix-run/react";
import { useId, useState, type KeyboardEvent } from "react";
import { Affix } from "~/ui/affix/affix";
import { Icon } from "~/ui/icon/icon";
import { TextInput } from "~/ui/text-input/text-input";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import * as styles from "./search-box.css";
import type { SuggestionView } from "./suggestion-view";
import { useSuggestions, type Suggestions } from "./use-suggestions";

export interface SearchBoxLabels {
  readonly label: string;
  readonly placeholder: string;
  readonly suggestions: string;
  readonly recent: string;
}

interface SearchBoxProps {
  /** The text of the page's state. */
  readonly text: string;
  readonly siteSlug: string;
  /** Address of the list that is shown. */
  readonly from: string;
  readonly labels: SearchBoxLabels;
}

/** The search text with suggestions and recent searches under it (SRCH-01, OPEN-14): a box that lists options. */
export function SearchBox({ text, siteSlug, from, labels }: SearchBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useTyped(text);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(open, typed, siteSlug, from);
  const shown = open && found.options.length > 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = ({ href }: SuggestionView) => {
    close();
    navigate(href, { preventScrollReset: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const option = found.options[active];
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && shown) {
      event.preventDefault();
      setActive(wrap(active + step, found.options.length));
    } else if (event.key === "Enter" && option) {
      event.preventDefault();
      choose(option);
    } else if (event.key === "Escape" && shown) {
      event.preventDefault();
      close();
    }
  };
  return (
    <div className={styles.box}>
      <VisuallyHidden>
        <label htmlFor={`${id}q`}>{labels.label}</label>
      </VisuallyHidden>
      <Affix start={<Icon name="search" />}>
        <TextInput
          id={`${id}q`}
          size="sm"
          type="search"
          name="query"
          maxLength={200}
          autoComplete="off"
          placeholder={labels.placeholder}
          value={typed}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={shown ? `${id}list` : undefined}
          aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
          onFocus={() => {
            setOpen(true);
          }}
          onBlur={close}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setOpen(true);
            setActive(-1);
          }}
        />
      </Affix>
      {shown ? <Options id={id} found={found} active={active} labels={labels} choose={choose} /> : null}
    </div>
  );
}

interface OptionsProps {
  readonly id: string;
  readonly found: Suggestions;
  readonly active: number;
  readonly labels: SearchBoxLabels;
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

/** The text as it is typed. A new state of the page replaces it, except the state that this typing has caused. */
function useTyped(text: string): [string, (text: string) => void] {
  const [state, setState] = useState({ from: text, typed: text });
  if (state.from !== text) {
    const own = state.typed.trim().startsWith(text) && text !== "";
    setState({ from: text, typed: own ? state.typed : text });
  }
  return [
    state.typed,
    (typed) => {
      setState({ from: state.from, typed });
    },
  ];
}

function wrap(index: number, length: number): number {
  return index < 0 ? length - 1 : index >= length ? 0 : index;
}
