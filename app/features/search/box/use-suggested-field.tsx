import { useState, type ReactNode, type SyntheticEvent } from "react";
import type { SuggestionList, SuggestionListProps } from "./suggestion-list";

type FieldEvent = SyntheticEvent<HTMLInputElement>;

/** What a search field needs to have suggestions: spread on the input. */
export interface SuggestedField {
  readonly role: "combobox";
  readonly autoComplete: "off";
  readonly "aria-autocomplete": "list";
  readonly "aria-expanded": false;
  readonly onFocus: (event: FieldEvent) => void;
  readonly onInput: (event: FieldEvent) => void;
}

/**
 * Suggestions for a search field (SRCH-01). Their script is fetched when the field is first used; until then, and where it
 * does not come, the field is a plain one.
 * @returns what the field needs, and the list to draw in the box that the list is as wide as
 */
export function useSuggestedField(
  about: Omit<SuggestionListProps, "field">,
): readonly [field: SuggestedField, list: ReactNode] {
  const [late, setLate] = useState<{
    readonly field: HTMLInputElement;
    readonly List: typeof SuggestionList;
  }>();
  const wake = ({ currentTarget: field }: FieldEvent) => {
    if (late?.field === field) return;
    import("./suggestion-list").then(
      ({ SuggestionList: List }) => setLate({ field, List }),
      (error: unknown) => console.warn("Suggestions could not be loaded.", error),
    );
  };
  const props = {
    role: "combobox",
    autoComplete: "off",
    "aria-autocomplete": "list",
    // The list sets it while it is open.
    "aria-expanded": false,
    onFocus: wake,
    // A field that had the focus before there was script.
    onInput: wake,
  } as const;
  return [props, late && <late.List field={late.field} {...about} />];
}
