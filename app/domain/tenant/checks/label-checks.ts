import type { InputFault } from "../../faults/input-faults";
import { meant } from "../../text/nearest";
import type { PlatformNames } from "./platform-names";
import { doubtAt, faultAt, when } from "./told";

type Texts = ReadonlyMap<string, string>;

/** Groups whose keys are words of the stock or of the dealer: no language has all of them. */
const OPEN_GROUPS = ["search.bodies.", "offer.categories.", "content.blog.categories."];
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/**
 * The dealer's own words for keys that the interface does not have, and without the values that the interface fills in
 * there (TEN-06).
 * @param tag language the labels are in; one without copy of its own has the fallback's
 * @param at where the labels stand in the file
 */
export function labelFaults(
  labels: Readonly<Record<string, string>>,
  tag: string,
  { copy, fallback }: PlatformNames,
  at: InputFault["path"],
): readonly InputFault[] {
  const texts = copy.get(tag) ?? copy.get(fallback) ?? new Map<string, string>();
  return Object.entries(labels).flatMap(([key, words]) => {
    const text = textOf(key, texts);
    if (text !== null) return placeFaults(words, text, [...at, key], isOneOfForms(key));
    if (OPEN_GROUPS.some((group) => key.startsWith(group))) return [];
    const forms = [...texts.keys()].filter((name) => PLURAL.test(name) && name.replace(PLURAL, "") === key);
    const expected =
      forms.length > 0
        ? `its forms for numbers (${forms.join(", ")})`
        : `the key of a text of the interface${meant(key, texts.keys())}`;
    return [faultAt([...at, key], expected, words)];
  });
}

/** The interface's own text of a key; of a form that its language does not tell apart, that of another form. */
function textOf(key: string, texts: Texts): string | null {
  const own = texts.get(key);
  if (own !== undefined) return own;
  return (PLURAL.test(key) ? texts.get(key.replace(PLURAL, "_other")) : undefined) ?? null;
}

const isOneOfForms = (key: string) => PLURAL.test(key);
const placesIn = (text: string) => [...text.matchAll(/\{\s*(\w+)\s*\}/g)].map(([, name = ""]) => name);

/** One car may be "one car", without its number; anything else that is left out is probably forgotten. */
function placeFaults(
  words: string,
  text: string,
  at: InputFault["path"],
  isForm: boolean,
): readonly InputFault[] {
  const own = placesIn(words);
  const known = placesIn(text);
  const unknown = own.filter((name) => !known.includes(name) && !(isForm && name === "count"));
  const missing = known.filter((name) => !own.includes(name) && !isForm);
  const list = known.length === 0 ? "none" : known.map((name) => `{${name}}`).join(", ");
  return [
    ...when(unknown.length > 0, () =>
      faultAt(at, `no values but those of the interface's text (${list})`, words),
    ),
    ...when(unknown.length === 0 && missing.length > 0, () =>
      doubtAt(at, `${missing.map((name) => `{${name}}`).join(", ")} in it, as in "${text}"`, words),
    ),
  ];
}
