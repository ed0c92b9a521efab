import { MODEL_TREE } from "../attributes";
import { withoutImpliedLevels } from "../model-tree";
import type { NumberRange, VehicleQuery } from "../query";
import { gatherMeaning, settleAlternatives, type TextMeaning } from "./gather-meaning";
import { SMALL_NUMBERS } from "./amount-words";
import { isParted, lexemes, type Lexeme } from "./lexemes";
import { ALTERNATIVES, FILLERS, NEGATIONS } from "./name-words";
import { type Choices, choicesOf, eachChoice } from "./choices/choices";
import { withTakenBack, withTurnsJoined } from "./choices/taken-back";
import { withTraitsOfOne } from "./choices/compared-models";
import { withWishesMarked } from "./choices/soft-wishes";
import { readHanYear } from "./amounts/han-years";
import { withPricesAsked } from "./amounts/asked-prices";
import { isMeasured, withReachMeant } from "./amounts/reach-meant";
import { readDecade } from "./amounts/read-decade";
import { readMark, readShortPrice } from "./amounts/short-price";
import { readAmount } from "./read-amount";
import { readCity, readNearHere, readNearPlace, readPlaceOfSeveral } from "./read-near";
import { isCut } from "./phrases/phrase-keys";
import { readMistyped, readSlippedName } from "./phrases/read-mistyped";
import { readPhrase, readPlace } from "./read-phrase";
import { inContext, isAway, isModelYear, readNoSingleCab, readTown } from "./words/phrase-in-context";
import { readExclusion } from "./exclusions/read-exclusion";
import { settleExclusions } from "./exclusions/settle-exclusions";
import { readRepayment } from "./read-repayment";
import { phraseAt } from "./words/phrase-at";
import { readLedEconomy } from "./read-measure";
import { readLowFuel, readLowKm, readWish } from "./read-wish";
import { readTurnedAmount, withExceptsOfSome, withTurnBehind } from "./amounts/read-turned-amount";
import { withOwnVehicleApart } from "./needs/own/own-vehicle";
import { withOthersWishApart } from "./needs/others-wish";
import { readAside } from "./needs/read-aside";
import { readCompared } from "./needs/read-compared";
import { readListed } from "./needs/read-listed";
import { withSmallRead } from "./needs/small-alone";
import { withServiceApart } from "./needs/service-apart";
import { readLicence } from "./needs/read-licence";
import { readTowCar } from "./needs/read-tow-car";
import { readNeed, withVansAsCaravans } from "./needs/read-need";
import { withPeopleSeated } from "./needs/family-seats";
import { withBadgesApart, withElectricApart, withGradesAsText } from "./models/model-badge";
import { withBadgesLeftOut } from "./badges/badges-left-out";
import { withBadgesNamed } from "./badges/with-badges-named";
import { withSpokenNames } from "./models/spoken-names";
import { withLastWordsNamed } from "./models/last-words";
import { readSeries, readSeventies } from "./models/read-series";
import { withAlternativesApart } from "./models/alternatives-apart";
import { isEither, withAbsentAlternativeTold, withAlternativesNamed } from "./models/alternatives";
import { withShortModelsApart } from "./models/known-behind";
import { withOrdinaryNamesApart } from "./models/ordinary-names";
import { withNumbersApart } from "./models/numbers-apart";
import { withMakerOfDrive } from "./models/makers-drives";
import { withWiderBodies } from "./models/wider-bodies";
import { withLikeTold } from "./models/like-kind";
import { withLongerModel, withoutAnyJeep } from "./models/longer-names";
import { settleModelExclusions } from "./models/except-models";
import type { PlacedReading, Reading } from "./readings";
import type { SearchVocabulary } from "./vocabulary";
import { withArabicAndApart } from "./words/arabic-and";
import { readRadius } from "./places/read-radius";
import { withPlacesTogether } from "./places/places-together";
import { withWaysApart } from "./places/ways-apart";
import { withoutShortAnd, withoutSlashes } from "./words/short-and";
import { withNamesSpelled } from "./words/spelled-names";
import { withTourersNamed } from "./words/tourers";
import { withKindsTranslated } from "./words/translated";
import { ASKS, GREETINGS, PLACE_LEADS } from "./wish-words";

/** Behind "pick up", which is no ute there. */
const COLLECTED: ReadonlySet<string> = new Set(
  "near from in at by it them today tomorrow tonight this next asap on after kids anywhere".split(" "),
);
/** In front of a place that is not read as one. */
const NEAR: ReadonlySet<string> = new Set(["near", "around", "nearby", "قرب", "附近"]);

/**
 * Reads a search as a person would mean it: "used hilux under 40k" is a kind of stock, a model and a price. Words that
 * nothing is known of stay text, in their order; so does what stands between quotation marks, and alternatives and
 * negations that filters cannot hold.
 * @param thisYear ages count from it
 * @param chosen what is chosen beside the words
 */
export function readMeaning(
  text: string,
  vocabulary: SearchVocabulary,
  thisYear: number,
  chosen: VehicleQuery["refinements"] = {},
): TextMeaning {
  const [first] = readMeanings(text, vocabulary, thisYear, chosen).choices;
  return first;
}

/** Everything that a text may ask for. */
function readMeanings(
  text: string,
  vocabulary: SearchVocabulary,
  thisYear: number,
  chosen: VehicleQuery["refinements"],
): Choices<TextMeaning> {
  const typed = withTurnsJoined(withArabicAndApart(lexemes(text, vocabulary.hanWords)));
  const translated = withKindsTranslated(withNamesSpelled(typed, vocabulary), vocabulary);
  const known = withTourersNamed(translated, vocabulary);
  const written = withSpokenNames(known, vocabulary);
  const named = withLastWordsNamed(written, vocabulary);
  const words = withElectricApart(withBadgesApart(named, vocabulary), vocabulary);
  const all = withVansAsCaravans(words, vocabulary);
  const read: PlacedReading[] = [];
  for (let at = 0; at < all.length;) {
    const reading = readAt(all, at, vocabulary, thisYear);
    read.push({ from: at, ...reading });
    at = reading.end;
  }
  // Stock says it in English.
  const asked = known === typed ? text : known.map(({ raw }) => raw).join(" ");
  return eachChoice(choicesOf(settled(read, all, vocabulary, chosen)), (choice) =>
    gatherMeaning(asked, all, choice),
  );
}

function settled(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
  vocabulary: SearchVocabulary,
  chosen: VehicleQuery["refinements"],
): readonly PlacedReading[] {
  const full = read.filter(({ kind }) => kind !== "filler");
  const said = withPricesAsked(withTakenBack(withReachMeant(full, all, vocabulary, chosen), all), all);
  const heard = withWaysApart(withOthersWishApart(said, all), all, vocabulary.hasPlaces);
  const named = withOrdinaryNamesApart(withServiceApart(heard, all), all, vocabulary);
  const sought = withOwnVehicleApart(withExceptsOfSome(named, all), all, vocabulary);
  const bodies = vocabulary.excludable.body ?? [];
  const bodied = withWiderBodies(withoutAnyJeep(sought, all, bodies), all, {
    bodies,
    seats: vocabulary.seats,
    badges: vocabulary.badgeIndex.all,
  });
  const alike = withLikeTold(withMakerOfDrive(bodied, all, vocabulary), all);
  const wanted = withLongerModel(alike, vocabulary.models);
  const graded = withGradesAsText(withPeopleSeated(wanted, vocabulary), all, vocabulary, chosen);
  const short = withShortModelsApart(withNumbersApart(graded, all, vocabulary), all);
  const sized = withSmallRead(short, all, vocabulary);
  const joined = withoutShortAnd(withBadgesNamed(withoutSlashes(sized, all), all, vocabulary, chosen), all);
  const badged = withBadgesLeftOut(joined, all, vocabulary);
  const told = withAlternativesNamed(badged, all, vocabulary);
  const here = withPlacesTogether(withAbsentAlternativeTold(told, all), all, vocabulary);
  const meant = withAlternativesApart(here, all);
  const excepted = settleModelExclusions(settleAlternatives(meant, all), vocabulary);
  return withTraitsOfOne(withWishesMarked(settleExclusions(excepted, vocabulary), all), all);
}

function readAt(
  all: readonly Lexeme[],
  at: number,
  vocabulary: SearchVocabulary,
  thisYear: number,
): Reading | PlacedReading {
  const key = all[at]?.key ?? "";
  // Signs and pictures name nothing.
  if (key === "") return { kind: /[\p{L}\p{N}]/u.test(all[at]?.raw ?? "") ? "text" : "filler", end: at + 1 };
  if (key === "pick" && all[at + 1]?.key === "up" && COLLECTED.has(all[at + 2]?.key ?? ""))
    return { kind: "filler", end: at + 2 };
  const greeting = phraseAt(all, at, GREETINGS);
  if (greeting > 0) return { kind: "filler", end: at + greeting };
  const series = readSeries(all, at, vocabulary) ?? readSeventies(all, at, vocabulary);
  if (series !== null) return series;
  const compared = readCompared(all, at, vocabulary) ?? readListed(all, at, vocabulary);
  if (compared !== null) return compared;
  const phrase = readPhrase(all, at, vocabulary);
  // "4 wheel drive", "six cylinder" and "3008" are names before they are numbers.
  const { usual, measures, onlyKind } = vocabulary;
  const isRepayment = readRepayment(all, at, usual.repaymentEvery, true, () => null) !== null;
  const isNumber = all[at]?.amount !== undefined || SMALL_NUMBERS.has(key);
  const isPaid = isRepayment || isMeasured(all, at, vocabulary) || all[at]?.amount?.isMoney === true;
  // "EXC 300" is a motorcycle, and excepts nothing.
  const isName = phrase?.kind === "values" && phrase.meaning.attribute === "make_model";
  if (phrase?.kind === "values" && ((isNumber && !isPaid) || (isName && NEGATIONS.has(key)))) return phrase;
  const beside =
    readLicence(all, at, vocabulary) ??
    readTowCar(all, at, vocabulary) ??
    readLedEconomy(all, at, measures) ??
    readLowFuel(all, at, usual) ??
    readLowKm(all, at, usual);
  if (beside !== null) return beside;
  const need = readNeed(all, at, vocabulary, thisYear);
  if (need !== null && !isCut(all, at, need.end))
    return need.kind === "seats" ? readSeats(need, vocabulary) : need;
  const aside = isModelYear(all, at)
    ? ({ kind: "filler", end: at + 1 } as const)
    : readAside(all, at, vocabulary);
  if (aside !== null) return aside;
  const stated =
    readMark(all, at) ??
    readDecade(all, at) ??
    readWish(all, at, usual) ??
    readHanYear(all, at, vocabulary, thisYear) ??
    readAmount(all, at, thisYear, measures, usual.repaymentEvery, onlyKind);
  const quantity = stated ?? readShortPrice(all, at, vocabulary, thisYear);
  if (quantity?.kind === "seats") return readSeats(quantity, vocabulary);
  if (quantity?.kind === "radius") return readRadius(all, quantity, vocabulary);
  if (quantity !== null && !isCut(all, at, quantity.end)) return withTurnBehind(all, at, quantity);
  const asks = isAway(all, at) ? 1 : phraseAt(all, at, ASKS);
  if (asks > 0) return { kind: "filler", end: at + asks };
  if (isEither(all, at, vocabulary)) return { kind: "or", end: at + 1 };
  const exclusion =
    readTurnedAmount(all, at, vocabulary, thisYear) ??
    readNoSingleCab(all, at, vocabulary) ??
    readExclusion(all, at, vocabulary);
  if (exclusion !== null) return exclusion;
  const near = vocabulary.hasPlaces ? (readNearPlace(all, at, vocabulary) ?? readNearHere(all, at)) : null;
  if (near !== null) return near;
  const place = PLACE_LEADS.has(key)
    ? (readPlaceOfSeveral(all, at + 1, vocabulary) ?? readPlace(all, at + 1, vocabulary))
    : null;
  if (place !== null) return place;
  if (NEAR.has(key)) return { kind: "text", end: Math.min(at + 2, all.length) };
  const several = phrase === null ? null : readPlaceOfSeveral(all, at, vocabulary);
  if (several !== null) return several;
  const town = phrase === null ? null : readTown(all, at, phrase, vocabulary);
  if (town !== null) return town;
  const slipped = phrase?.kind === "text" ? readSlippedName(all, at, phrase.end, vocabulary) : null;
  if (slipped !== null) return slipped;
  if (phrase !== null) return inContext(all, at, phrase, vocabulary);
  if (ALTERNATIVES.has(key)) return { kind: "or", end: at + 1 };
  // "Hi Rider" greets nobody.
  if (key === "hi" && at > 0 && !isParted(all, at - 1, at)) return { kind: "text", end: at + 1 };
  if (FILLERS.has(key)) return { kind: "filler", end: at + 1 };
  const city = vocabulary.hasPlaces ? readCity(all, at) : null;
  return city ?? readMistyped(all, at, vocabulary) ?? { kind: "text", end: at + 1 };
}

function readSeats(
  { end, range }: { end: number; range: NumberRange },
  { seats }: SearchVocabulary,
): Reading {
  const { min = 0, max = Infinity } = range;
  const values = seats.filter((count) => count >= min && count <= max).map(String);
  return values.length === 0
    ? { kind: "text", end }
    : { kind: "values", end, meaning: { attribute: "seats", values } };
}

/**
 * A query with its words read, ordered by distance where they name a place: what they ask for takes the place of what was chosen of the same kind, everything else
 * stays. The same object where nothing is understood.
 * @param thisYear ages count from it
 */
export function queryAsMeant(
  query: VehicleQuery,
  vocabulary: SearchVocabulary,
  thisYear: number,
): VehicleQuery {
  const [first] = queriesAsMeant(query, vocabulary, thisYear).choices;
  return first;
}

/** The same with everything else that the words may ask for. */
export function queriesAsMeant(
  query: VehicleQuery,
  vocabulary: SearchVocabulary,
  thisYear: number,
): Choices<VehicleQuery> {
  const read = readMeanings(query.text, vocabulary, thisYear, query.refinements);
  return eachChoice(read, (meant) => withMeaning(query, meant, vocabulary));
}

function withMeaning(query: VehicleQuery, meant: TextMeaning, { makes }: SearchVocabulary): VehicleQuery {
  // "M Sport" is a make as well, and stays among the words.
  if (meant.text === query.text && Object.keys(meant.refinements).length === 0) return query;
  const kept = { ...query.refinements };
  if (MODEL_TREE.some((level) => meant.refinements[level])) {
    for (const attribute of ["make", "make_model", "model_badge", "model", "badge"] as const)
      Reflect.deleteProperty(kept, attribute);
  }
  const refinements = withoutImpliedLevels({ ...kept, ...meant.refinements }, makes);
  const ranges = { ...query.ranges, ...meant.ranges };
  const near = meant.near ?? query.near;
  const sort = meant.sort ?? (meant.near === undefined ? query.sort : "nearest");
  const { text, aside = query.aside } = meant;
  return {
    ...query,
    ...{ text, refinements, ranges, sort },
    ...(aside === undefined ? {} : { aside }),
    ...(near === undefined ? {} : { near }),
  };
}
