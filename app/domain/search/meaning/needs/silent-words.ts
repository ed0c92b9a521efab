import type { VehicleQuery } from "../../query";
import { compactText } from "../../text";

/**
 * Who a vehicle is for and what with or what to do: beside conditions that say what is wanted, nobody needs to hear that no
 * filter holds them.
 */
const SILENT: ReadonlySet<string> = new Set(
  (
    "she he they daughter daughters son sons wife husband mum mom mother dad father sister brother parents grandma grandpa nan nanna granny " +
    "teenager teen tradie tradies tradesman builder plumber sparky budget max maximum min minimum work worker job runabout runaround " +
    "commuting commute commuter uber courier delivery deliveries business asap " +
    "للعمل لزوجتي لزوجي لامي لابي لابني لابنتي ميزانيتي ميزانية 老婆 老公 爸爸 妈妈 父母 上班 代步 骑 预算"
  ).split(" "),
);

/** A query without the silent ones of the words that are told, where something of it narrows. */
export function withoutSilentWords(query: VehicleQuery): VehicleQuery {
  const { aside, ...rest } = query;
  if (aside === undefined) return query;
  const isNarrow =
    query.text !== "" || [query.refinements, query.ranges].some((of) => Object.keys(of).length > 0);
  const words = aside.split(" ");
  const told = words.filter((word) => !SILENT.has(compactText(word)));
  if (!isNarrow || told.length === words.length) return query;
  return told.length === 0 ? rest : { ...rest, aside: told.join(" ") };
}
