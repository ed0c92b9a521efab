import { badgeOfModel } from "../../model-tree";
import type { VehicleQuery } from "../../query";
import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";
import type { Meaning, SearchVocabulary } from "../vocabulary";
import type { KnownBadge } from "./badge-index";
import { badgeOwners, type BadgeOwner } from "./badge-owners";
import { badgesNamed, type NamedBadges } from "./named-badges";

type Read = readonly PlacedReading[];

/**
 * "Super LWB HiAce", "Hilux SR5 or Rogue", "Wildtrak": words that name a badge of vehicles that are here. One make or model and
 * its badges are two conditions; of several, each badge is asked for with its model and the others without.
 * @param chosen what is chosen beside the words
 */
export function withBadgesNamed(
  read: Read,
  all: readonly Lexeme[],
  vocabulary: Pick<SearchVocabulary, "badgeIndex" | "phrases">,
  chosen: VehicleQuery["refinements"],
): Read {
  const { byWords } = vocabulary.badgeIndex;
  if (byWords.size === 0 || !read.some(({ kind }) => kind === "text")) return read;
  const owners = badgeOwners(read, chosen);
  const named = withOthersOfModels(badgesNamed(read, all, vocabulary, owners), (of) =>
    badgesNamed(read, all, vocabulary, of),
  );
  const groups = [...new Set(named.map(({ owner }) => owner))].map((owner) => ({
    owner,
    ...together(
      named.filter((one) => one.owner === owner),
      read,
    ),
  }));
  const used = groups.flatMap((group) => group.used);
  if (used.length === 0) return read;
  const isMerged = owners.length > 1;
  const renamed = new Map(groups.flatMap((group) => ownerReading(group, read, isMerged)));
  const badges = isMerged ? [] : groups.map((group) => badgeReading(group.used, group.badges));
  const others = read.flatMap((one, at) => {
    if (one.kind === "or" && joinsBadges(one, used)) return [];
    return one.kind === "text" ? without(one, used) : [renamed.get(at) ?? one];
  });
  return [...others, ...badges].toSorted((one, other) => one.from - other.from);
}

/** "Dark Horse Mach 1": beside a badge that names its model by itself, the others of that model. */
function withOthersOfModels(
  named: readonly NamedBadges[],
  namedOf: (owners: readonly BadgeOwner[]) => readonly NamedBadges[],
): readonly NamedBadges[] {
  const isAlone = named.length > 0 && named.every(({ owner }) => owner === null);
  if (!isAlone) return named;
  const models = named.flatMap(({ badges }) => badges.map(({ makeModel }) => makeModel));
  const others = namedOf([{ at: null, makes: [], models }]).filter(
    (other) => other.isWhole && named.every(({ from, end }) => other.end <= from || other.from >= end),
  );
  return [...named, ...others.map((other) => ({ ...other, owner: null }))];
}

interface Group {
  readonly owner: BadgeOwner | null;
  readonly used: readonly NamedBadges[];
  readonly badges: readonly KnownBadge[];
}

/** Several of one model are alternatives, and parts of names say together what is meant: "SE" and "D300" of a "D300 R-Dynamic SE". */
function together(named: readonly NamedBadges[], read: Read): Pick<Group, "used" | "badges"> {
  const used: NamedBadges[] = [];
  let badges: readonly KnownBadge[] = [];
  for (const one of named.toSorted((first, second) => Number(second.isWhole) - Number(first.isWhole))) {
    const both = badges.filter((badge) => one.badges.includes(badge));
    const isEither = read.some(
      ({ kind, from, end }) => kind === "or" && (end === one.from || from === one.end),
    );
    if (used.length === 0 || one.isWhole || isEither) badges = [...new Set([...badges, ...one.badges])];
    else if (both.length > 0) badges = both;
    else continue;
    used.push(one);
  }
  return { used, badges };
}

/** The reading of a make or model as it is with its badges; a model may be a longer one. */
function ownerReading(
  { owner, badges }: Group,
  read: Read,
  isMerged: boolean,
): readonly (readonly [number, PlacedReading])[] {
  const at = owner?.at ?? null;
  const one = at === null ? undefined : read[at];
  if (at === null || one?.kind !== "values" || badges.length === 0) return [];
  if (isMerged) {
    const values = badges.flatMap(({ makeModel, name }) => badgeOfModel(makeModel, name) ?? []);
    return [[at, { ...one, meaning: { attribute: "model_badge", values } }]];
  }
  if (one.meaning.attribute === "make") return [];
  const values = [...new Set(badges.map(({ makeModel }) => makeModel))];
  return [[at, { ...one, meaning: { attribute: "make_model", values } }]];
}

function badgeReading(used: readonly NamedBadges[], badges: readonly KnownBadge[]): PlacedReading {
  const values = [...new Set(badges.map(({ name }) => name))];
  const meaning: Meaning = { attribute: "badge", values };
  return {
    kind: "values",
    from: Math.min(...used.map(({ from }) => from)),
    end: Math.max(...used.map(({ end }) => end)),
    meaning,
  };
}

/** "SR5 or Rogue" of one model. */
function joinsBadges(or: PlacedReading, used: readonly NamedBadges[]): boolean {
  const before = used.find(({ end }) => end === or.from);
  const behind = used.find(({ from }) => from === or.end);
  return before !== undefined && before.owner === behind?.owner;
}

/** What is left of a text. */
function without(text: PlacedReading, used: readonly NamedBadges[]): readonly PlacedReading[] {
  const rest: PlacedReading[] = [];
  let from = text.from;
  for (const one of [...used].sort((first, second) => first.from - second.from)) {
    if (one.end <= from || one.from >= text.end) continue;
    if (one.from > from) rest.push({ kind: "text", from, end: one.from });
    from = one.end;
  }
  if (from < text.end) rest.push({ kind: "text", from, end: text.end });
  return rest;
}
