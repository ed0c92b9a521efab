/** What the platform brings along and dealers' files name. */
export interface PlatformNames {
  /** Icons of the icon set. */
  readonly icons: ReadonlySet<string>;
  /** Drawn marks for logos. */
  readonly marks: ReadonlySet<string>;
  /** The interface's texts by key, by language; one that holds only what differs has the fallback's for the rest. */
  readonly copy: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Tag of the language that stands in for any other. */
  readonly fallback: string;
}

type Groups = Readonly<Record<string, unknown>>;

/** Every text of a language by its dotted key, from groups of texts that may nest. */
export function flatTexts(groups: Groups, prefix = ""): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(groups).flatMap(([name, value]): (readonly [string, string])[] => {
      if (typeof value === "string") return [[`${prefix}${name}`, value]];
      return typeof value === "object" && value !== null
        ? [...flatTexts(Object.fromEntries(Object.entries(value)), `${prefix}${name}.`)]
        : [];
    }),
  );
}

/** The texts of every language; one that is not whole has those of the fallback beneath its own. */
export function copyOfLanguages(
  languages: Readonly<Record<string, Groups>>,
  fallback: string,
): PlatformNames["copy"] {
  const below = flatTexts(languages[fallback] ?? {});
  return new Map(
    Object.entries(languages).map(([tag, groups]) => {
      const own = flatTexts(groups);
      const isWhole = own.size * 2 > below.size;
      return [tag, isWhole ? own : new Map([...below, ...own])];
    }),
  );
}
