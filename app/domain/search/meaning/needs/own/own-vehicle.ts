import { isKnownMake } from "../../../../make/known-makes";
import { isKnownModel } from "../../../../make/known-models";
import { isParted, type Lexeme } from "../../lexemes";
import type { PlacedReading } from "../../readings";
import { TURN } from "../../choices/taken-back";
import { phraseAt } from "../../words/phrase-at";
import { speaksOfService } from "../service-apart";
import type { SearchVocabulary } from "../../vocabulary";
import {
  OWN,
  givenAt,
  HAVE,
  GIVEN_BEHIND,
  GIVEN_FOR,
  GIVES,
  OUTGROWN,
  TRADES,
  SAID_OF_IT,
  ANOTHER,
  BUYS,
  BEFORE_KM,
  GOES,
  OLD,
  SOUGHT_LIKE,
  SOUGHT,
  BOUGHT,
  SERVED,
  NOT_YET,
  SELLS,
  WISHED,
  SHOPPER,
  OTHERS,
  HAN_ASKS,
  KINDS,
  TRADE,
  TRADED_ON,
  TRADE_INS,
  TRADING,
  WANTED_BESIDE,
  WANTED_FOR,
  NAMES,
  TRAITS,
  MOST_BETWEEN,
} from "./own-words";

type Read = readonly PlacedReading[];

/**
 * "Trade in my 2014 Falcon for a Ranger", "service for my Hino": the shopper's own vehicle is told and not looked for, with
 * what is said of it in front of its name and right behind.
 */
export function withOwnVehicleApart(
  read: Read,
  all: readonly Lexeme[],
  { badges }: Pick<SearchVocabulary, "badges">,
): Read {
  const told = new Set<PlacedReading>();
  const had: PlacedReading[] = [];
  for (let at = 0; at < all.length; at += 1) {
    for (const one of givenFor(read, all, at)) told.add(one);
    const [from, goes] = ownFrom(all, at);
    if (from === 0) continue;
    const own = namedFrom(read, all, from, badges, isGoing(all, at));
    const end = own.at(-1)?.end ?? 0;
    // "سيارتي" is a word for a car by itself.
    const whose = read.filter(
      (one) => one.from >= at && one.end <= from && (one.kind === "values" || all[one.from]?.key === TRADE),
    );
    if (own.length === 0) continue;
    const isTold =
      goes === "always" ||
      isGivenBehind(all, end) ||
      wantsOther(read, all, own, goes === "forOther" ? WANTED_FOR : WANTED_BESIDE);
    if (isTold) for (const one of [...whose, ...own]) told.add(one);
    else if (goes === "ifSaid" && speaksOfTrade(all)) had.push(...whose, ...own);
  }
  // "Have a Hilux and trade in my Camry" says which one goes.
  const isNamed = [...told].some((one) => isNameOf(one, all.slice(one.from, one.end)));
  if (!isNamed) for (const one of had) told.add(one);
  if (told.size === 0) return withTradeTold(read, all);
  for (const one of saidOfOwn(read, all)) told.add(one);
  for (const one of anotherOf(read, all, told)) told.delete(one);
  return read.map((one) =>
    told.has(one) || isTrading(one, all) ? { kind: "aside", from: one.from, end: one.end } : one,
  );
}

/** "Trade in, Hilux under 40k": that something shall go is told where anything is looked for. */
function withTradeTold(read: Read, all: readonly Lexeme[]): Read {
  if (!read.some((one) => one.kind === "values")) return read;
  return read.map((one) => {
    const { kind, from, end } = one;
    const key = all
      .slice(from, end)
      .map((word) => word.key)
      .join("");
    return kind === "text" && TRADE_INS.has(key) ? { kind: "aside", from, end } : one;
  });
}

/** "Take trade ins on a Falcon": no advert is looked for by words of trading. */
function isTrading({ kind, from, end }: PlacedReading, all: readonly Lexeme[]): boolean {
  return kind === "text" && all.slice(from, end).every(({ key }) => TRADING.has(key));
}

/** "Have a Corolla, want an SUV": whether another vehicle is wanted behind one's own, with nothing else named between. */
function wantsOther(read: Read, all: readonly Lexeme[], own: Read, wants: ReadonlySet<string>): boolean {
  const end = own.at(-1)?.end ?? 0;
  const next = read.find((one) => one.from >= end && isOf(one, [...NAMES, "body", "item_type"]));
  if (next === undefined) return false;
  const isAgain = own.some((one) => meaningOf(one) === meaningOf(next));
  return !isAgain && all.slice(end, next.from).some(({ key }) => wants.has(key));
}

const meaningOf = (one: PlacedReading) => (one.kind === "values" ? String(one.meaning.values) : "");

/** "Replace my 2014 Yaris with another one": the model is looked for, where nothing else of that kind is. */
function anotherOf(read: Read, all: readonly Lexeme[], told: ReadonlySet<PlacedReading>): Read {
  const isName = (one: PlacedReading) => isOf(one, NAMES);
  if (read.some((one) => isName(one) && !told.has(one))) return [];
  const at = all.findIndex((_, index) => {
    const end = index + phraseAt(all, index, ANOTHER);
    // "With another eight seater" may be of any name.
    return end > index && (end === all.length || isParted(all, end - 1, end) || all[end - 1]?.key === "one");
  });
  const own = read.findLast((one) => one.end <= at && told.has(one) && isName(one));
  return at < 0 || own === undefined ? [] : [own];
}

/** "Trade my Camry on a Hilux, it has 140000 km on it and a tow bar": what a clause at the end says of what shall go. */
function saidOfOwn(read: Read, all: readonly Lexeme[]): Read {
  if (!all.some(({ key }) => GOES.has(key))) return [];
  const at = all.findIndex(
    (_, index) => phraseAt(all, index, SAID_OF_IT) > 0 && isParted(all, index - 1, index),
  );
  return at <= 0 ? [] : read.filter(({ from }) => from >= at);
}

/** The name that stands in front of what it shall be traded for, or of why it goes, and what is said of it between. */
function givenFor(read: Read, all: readonly Lexeme[], at: number): Read {
  const isOutgrown = phraseAt(all, at, OUTGROWN) > 0;
  if (phraseAt(all, at, GIVEN_FOR) === 0 && !isOutgrown) return [];
  const last = read.findLastIndex((one) => one.end === at);
  const isSaid = (one: PlacedReading) =>
    isTrait(one) || isOf(one, [...NAMES, "badge"]) || isNameOf(one, all.slice(one.from, one.end));
  const first = read.slice(0, last + 1).findLastIndex((one) => !isSaid(one)) + 1;
  const own = read.slice(first, last + 1);
  const isNamed = own.some((one) => isNameOf(one, all.slice(one.from, one.end)));
  const isWanted = read.some((one) => one.from > at && one.kind === "values");
  return isNamed && (isWanted || isOutgrown) ? own : [];
}

/** When what somebody has is told: where it goes in any case, where that is said, where another is wanted for it. */
type Goes = "always" | "ifSaid" | "forOther";

/** Where the words begin that say which vehicle is somebody's, 0 for none, and when it is told. */
function ownFrom(all: readonly Lexeme[], at: number): readonly [number, Goes] {
  const own = phraseAt(all, at, OWN);
  if (own > 0) return isSought(all, at, own) ? [0, "always"] : [at + own, "always"];
  if (SELLS.has(all[at]?.key ?? "") && isOfOthers(all, at)) return [0, "always"];
  const on = phraseAt(all, at, TRADED_ON);
  if (on > 0) return [at + on, "forOther"];
  const given = givenAt(all, at);
  // "Trade in, Hilux under 20k" names what is looked for.
  if (given > 0) {
    const isPaused = /[,;.!?]$/u.test(all[at + given - 1]?.raw ?? "");
    return isPaused ? [0, "always"] : [at + given + phraseAt(all, at + given, OWN), "always"];
  }
  const had = phraseAt(all, at, HAVE);
  return [had > 0 && !WISHED.has(all[at - 1]?.key ?? "") ? at + had : 0, "ifSaid"];
}

/** "Looking for my new Hilux" is about one that the shopper has not got; "will you buy my Hilux" is about one that he has. */
function isSought(all: readonly Lexeme[], at: number, own: number): boolean {
  const isBehind = (phrases: readonly (readonly string[])[]) =>
    phrases.some((phrase) => phraseAt(all, at - phrase.length, [phrase]) > 0);
  const isServed = all.slice(at).some(({ key }) => SERVED.has(key));
  const isBought = isBehind(BOUGHT) && !isOfOthers(all, at) && !isServed;
  return (
    SOUGHT_LIKE.has(all[at - 1]?.key ?? "") ||
    NOT_YET.has(all[at + own]?.key ?? "") ||
    isBehind(SOUGHT) ||
    isBought
  );
}

/** "Do you sell the Hilux": somebody else has it. */
function isOfOthers(all: readonly Lexeme[], at: number): boolean {
  const person = all.slice(0, at).findLast(({ key }) => SHOPPER.has(key) || OTHERS.has(key));
  return person !== undefined && OTHERS.has(person.key);
}

/** "Do you take trade-ins? We have a Captiva". */
function speaksOfTrade(all: readonly Lexeme[]): boolean {
  return all.some(
    ({ key }, at) =>
      TRADES.has(key) ||
      (key === "trade" && /^(?:in|up)/u.test(all[at + 1]?.key ?? "")) ||
      phraseAt(all, at, BUYS) > 0,
  );
}

/** Whether it shall go; "有一辆卡罗拉卖吗" asks the dealer. */
function isGivenBehind(all: readonly Lexeme[], from: number): boolean {
  let end = from;
  while (GIVES.has(all[end]?.key ?? "")) end += 1;
  const given = phraseAt(all, end, GIVEN_BEHIND) || (end > from && GOES.has(all[end]?.key ?? "") ? 1 : 0);
  const isHan = /\p{Script=Han}/u.test(all[end]?.key ?? "");
  const asks = isHan && all.some(({ key, raw }) => HAN_ASKS.has(key) || /[?？]/u.test(raw));
  return given > 0 && !asks;
}

/** What is said of a vehicle from one place on, to its name and what belongs to that; nothing where none is named. */
function namedFrom(
  read: Read,
  all: readonly Lexeme[],
  from: number,
  badges: ReadonlySet<string>,
  isByKind: boolean,
): Read {
  const first = read.findIndex((one) => one.from >= from);
  const own: PlacedReading[] = [];
  let isNamed = false;
  for (const one of first < 0 ? [] : read.slice(first)) {
    const said = all.slice(own.at(-1)?.end ?? from, one.from);
    // "A 2018 Falcon, I mean a 2016": what is taken back names nothing.
    const between = said.slice(said.findLastIndex(({ key }) => key === TURN) + 1);
    const isDriven = one.kind === "range" && one.attribute === "km" && between.every(isOfDriven);
    const isApart = isNamed ? between.length > 0 && !isDriven : !between.every(({ key }) => OLD.has(key));
    if (isApart || (!isNamed && one.from - from > MOST_BETWEEN)) break;
    const words = all.slice(one.from, one.end);
    const isName = isNameOf(one, words);
    const isBadge =
      isNamed && one.kind === "text" && words.every(({ key }) => /\d/u.test(key) || badges.has(key));
    // "My Corolla, a Camry" names another.
    const isOther = isName && isNamed && !isContinued(own.at(-1), one, all);
    const isKind = isByKind && isKindOf(one, all);
    if (
      isOther ||
      !(
        isName ||
        isKind ||
        isTrait(one) ||
        (!isNamed && isWorth(one)) ||
        isBadge ||
        words.every(({ key }) => OLD.has(key))
      )
    )
      break;
    own.push(one);
    isNamed ||= isName || isKind;
  }
  return isNamed ? own : [];
}

const isOfDriven = ({ key }: Lexeme) => BEFORE_KM.has(key);

/** "Swap my camper", "my caravan needs a service": what shall go or be mended needs no name. */
function isGoing(all: readonly Lexeme[], at: number): boolean {
  const isGiven = [0, 1, 2, 3].some((back) => {
    const length = givenAt(all, at - back);
    return length > 0 && length >= back;
  });
  const isBehind = all.some((_, index) => index > at && isGivenBehind(all, index));
  return isGiven || isBehind || SELLS.has(all[at - 1]?.key ?? "") || speaksOfService(all);
}

function isKindOf(one: PlacedReading, all: readonly Lexeme[]): boolean {
  const words = all.slice(one.from, one.end);
  return (
    isOf(one, ["body", "item_type"]) || (one.kind === "text" && words.every(({ key }) => KINDS.has(key)))
  );
}

function isNameOf(one: PlacedReading, words: readonly Lexeme[]): boolean {
  const key = words.map((word) => word.key).join("");
  return isOf(one, NAMES) || (one.kind === "text" && (isKnownModel(key) || isKnownMake(key)));
}

function isOf(one: PlacedReading, attributes: readonly string[]): boolean {
  return one.kind === "values" && attributes.includes(one.meaning.attribute);
}

/** A make and the model behind it, a kind and its name. */
function isContinued(last: PlacedReading | undefined, one: PlacedReading, all: readonly Lexeme[]): boolean {
  const isFirst = last !== undefined && (isOf(last, ["make"]) || isKindOf(last, all));
  return isFirst && one.from === last.end && !isParted(all, last.from, last.end);
}

/** "My 10k Corolla". */
function isWorth(one: PlacedReading): boolean {
  return one.kind === "range" && one.attribute === "price";
}

function isTrait(one: PlacedReading): boolean {
  return isOf(one, TRAITS) || (one.kind === "range" && ["year", "km"].includes(one.attribute));
}
