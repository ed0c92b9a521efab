import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import type { Choices } from "~/domain/search/meaning/choices/choices";
import type { SearchVocabulary } from "~/domain/search/meaning/vocabulary";
import type { SearchService, StockScope } from "~/ports/search-service";

interface Asked {
  readonly search: SearchService;
  readonly scope: StockScope;
}

/** Of the vehicles of a model so many have a body, of its own kinds. */
const LEAST_SHARE = 1 / 3;

/**
 * Of what some words may ask for the first that finds vehicles, by its conditions alone where its words find none; the last
 * where nothing does. One question to the engine, and none for a single choice; one more where a model stands for its kind, and where
 * models are compared.
 */
export async function choiceThatFinds(
  { choices, like, compared }: Choices<VehicleQuery>,
  vocabulary: Pick<SearchVocabulary, "excludable">,
  asked: Asked,
): Promise<VehicleQuery> {
  if (compared !== null && (await hidesModel(choices[0], compared[0], asked)))
    return firstFinding(compared, asked);
  if (like === null) return firstFinding(choices, asked);
  const kind = await kindOf(like.models, vocabulary, asked);
  if (kind.length === 0) return firstFinding(choices, asked);
  const [first, ...others] = like.choices;
  return firstFinding([ofKind(first, kind), ...others.map((one) => ofKind(one, kind))], asked);
}

async function firstFinding(
  [first, ...others]: readonly [VehicleQuery, ...VehicleQuery[]],
  { search, scope }: Asked,
): Promise<VehicleQuery> {
  const last = others.at(-1);
  if (last === undefined) return first;
  const choices = [first, ...others];
  const counts = await search.countEach(scope, [...choices, ...withoutText(choices)]);
  const found = counts.findIndex((count) => count > 0);
  return choices[found % choices.length] ?? last;
}

/** Whether what is said of one model leaves none of another that there is otherwise. */
async function hidesModel(
  whole: VehicleQuery,
  other: VehicleQuery,
  { search, scope }: Asked,
): Promise<boolean> {
  const names = (["make_model", "model_badge"] as const).flatMap((attribute) =>
    (whole.refinements[attribute] ?? []).map((name) => ({ [attribute]: [name] })),
  );
  const each = (query: VehicleQuery) => {
    const { make_model: _models, model_badge: _badges, ...others } = query.refinements;
    return names.map((name) => ({ ...query, text: "", refinements: { ...others, ...name } }));
  };
  const counts = await search.countEach(scope, [...each(whole), ...each(other)]);
  return names.some((_, at) => counts[at] === 0 && counts[names.length + at] !== 0);
}

/** The same choices by their conditions alone; none where no choice has words. */
function withoutText(choices: readonly VehicleQuery[]): readonly VehicleQuery[] {
  return choices.every(({ text }) => text === "") ? [] : choices.map((one) => ({ ...one, text: "" }));
}

/** The bodies that vehicles of some models have. */
async function kindOf(
  models: readonly string[],
  { excludable: { body: bodies = [] } }: Pick<SearchVocabulary, "excludable">,
  { search, scope }: Asked,
): Promise<readonly string[]> {
  const ofBody = (body: string): VehicleQuery => ({
    ...EMPTY_QUERY,
    refinements: { make_model: models, body: [body] },
  });
  const counts = await search.countEach(scope, bodies.map(ofBody));
  const all = counts.reduce((sum, count) => sum + count, 0);
  return bodies.filter((_, at) => (counts[at] ?? 0) > 0 && (counts[at] ?? 0) >= all * LEAST_SHARE);
}

/** A query of a kind; of one that leaves out others, what is left of it. */
function ofKind(query: VehicleQuery, kind: readonly string[]): VehicleQuery {
  const { body = kind } = query.refinements;
  const both = kind.filter((one) => body.includes(one));
  return { ...query, refinements: { ...query.refinements, body: both.length === 0 ? body : both } };
}
