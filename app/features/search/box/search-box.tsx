import { useId, useState } from "react";
import { Affix } from "~/ui/affix/affix";
import { Icon } from "~/ui/icon/icon";
import { TextInput } from "~/ui/text-input/text-input";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import * as styles from "./search-box.css";
import type { SuggestionLabels } from "./suggestion-list";
import { useSuggestedField } from "./use-suggested-field";

export interface SearchBoxLabels extends SuggestionLabels {
  readonly label: string;
  readonly placeholder: string;
}

interface SearchBoxProps {
  /** The text of the page's state. */
  readonly text: string;
  readonly siteSlug: string;
  /** Address of the list that is shown. */
  readonly from: string;
  readonly labels: SearchBoxLabels;
}

/** The search text of a list, with suggestions under it. */
export function SearchBox({ text, labels, ...about }: SearchBoxProps) {
  const id = useId();
  const [typed, setTyped] = useTyped(text);
  const [field, list] = useSuggestedField({ ...about, labels });
  return (
    <div className={styles.box}>
      <VisuallyHidden>
        <label htmlFor={id}>{labels.label}</label>
      </VisuallyHidden>
      <Affix start={<Icon name="search" />}>
        <TextInput
          id={id}
          size="sm"
          type="search"
          name="query"
          maxLength={200}
          placeholder={labels.placeholder}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          {...field}
        />
      </Affix>
      {list}
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
