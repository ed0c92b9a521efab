import { isKnownMake } from "../../../make/known-makes";
import { isKnownModel } from "../../../make/known-models";
import { isParted, type Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";
import { phraseAt, phraseLookup } from "../words/phrase-at";
import { speaksOfService } from "./service-apart";
import type { SearchVocabulary } from "../vocabulary";

type Read = readonly PlacedReading[];

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Whose it is; in the folded letters that words are compared in. */
const OWN = list(
  "my, our, me old, 我 的, 我 家 的, 我家 的, 我们 家 的, 我们 的, 我们家 的, سيارتي, لسيارتي, سيارتنا, عربيتي",
);
/** In front of what shall go. */
const givenAt = phraseLookup(
  list(
    "currently driving a, currently drive a, currently own a, currently have a, driving a, i drive a, we drive a, i own a, we own a, coming out of a, coming off a, getting rid of a, getting rid of the, " +
      "wife has a, husband has a, hubby has a, partner has a, she has a, he has a, missus has a, mum has a, dad has a, trade in, trade my, trade our, trade a, trade the, trading in, trading a, trading the, trading, swap a, swap the, swap, swapping, sell a, sell the, selling a, selling the, " +
      "replace my, replace our, upgrading my, upgrading our, upgrading the, upgrade my, upgrade our, upgrade the, updating my, updating our, updating the, retiring my, retiring our, retiring the, outgrown my, outgrown our, outgrown the, upgrade from, upgrading from, upgraded from, coming from, moving from, replacing, replace a, replace the, to replace, replacement for, " +
      "do you buy a, do you guys buy, do you buy, would you buy a, would you buy, will you buy, can you buy, are you buying, do you purchase, هل تشترون, تشترون, 你们 收, 收购, 回收, " +
      "parts for, spare parts for, spares for, accessories for, seat covers for, floor mats for, car mats for, tyres for, tires for, battery for, key for, spare key for, windscreen for, windscreen replacement, wrecking, service for, servicing for, logbook service, " +
      "ابدل, ابادل, استبدال, استبدل, تبديل, ابيع, 置换 掉, 卖 掉, 卖掉",
  ).toSorted((one, other) => other.length - one.length),
);
/** In front of what somebody has. */
const HAVE = list(
  "i have a, i have an, ive got a, ive got an, i got a, we have a, we have an, weve got a, got a, got an, have a, have an, with a, with my, 有 一辆, 有 一台, 有 辆, عندي, عندنا, معي, لدي",
);
/** Behind it, where it shall go: "got a 2014 Falcon to trade". */
const GIVEN_BEHIND = list(
  "to trade, to trade in, for trade, for trade in, as trade, as trade in, as a trade, as a trade in, trade in, to swap, for swap, to sell, want to sell, to get rid of, 想 卖, 要 卖, 卖, 置换, 想 置换, 要 置换, 想 换, للبيع, للبدل, للاستبدال",
).toSorted((one, other) => other.length - one.length);
/** Right behind its name, with what is wanted for it behind: "Model 3 trade in for RAV4". */
const GIVEN_FOR = list(
  "trade in for, tradein for, to trade in for, to trade for, trade for, trade in on, to trade in on, to trade on, trade on, trade in towards, trade in toward, trade in against, to swap for, swap for, 置换 成, 换 成, 换",
);
/** Right behind its name, of one that no longer serves: "Kluger getting too small". */
const OUTGROWN = list(
  "getting too small, getting too big, getting too old, getting old, is getting too small, is getting too big, is getting too old, is getting old, is too small, is too big, is too old, too small for us, too small now, too big for us, too big for me, " +
    "is dying, just died, has died, died, blew up, has blown up, got written off, was written off, is written off, written off, got stolen, was stolen, is on its last legs, 太 小 了, 太 小, 太 旧 了, 太 旧, 太 大 了, صارت صغيرة, صارت قديمة, خربت",
).toSorted((one, other) => other.length - one.length);
/** Anywhere in a text of which that is said. */
const TRADES = set(
  "upgrade upgrading swapping tradein tradeins 置换 ابدلها ابدله ابدلو بدلها استبدلها استبدله ابيعها ابيعه للبدل للاستبدال",
);
/** Begins what is said of it behind a pause. */
const SAID_OF_IT = list(
  "it has done, it has got, it has, its got, its done, it had, mine has, mine is, its in, it is in, has done, its only done, it only has",
).toSorted((one, other) => other.length - one.length);
/** Behind one's own, where another of that name is looked for. */
const ANOTHER = list(
  "with another one, with another, for another one, for another, on another one, on another, with a newer one, for a newer one, on a newer one, with a new one, for a new one, with a newer, for a newer, with the newer, for the newer, with the new one, for the new one, with the same, for the same",
).toSorted((one, other) => other.length - one.length);
/** Asks the dealer to buy. */
const BUYS = list(
  "do you buy, do you guys buy, would you buy, will you buy, are you buying, do you take trade ins, 收 车, 收车 吗",
);
const GOES = set("trade trading tradein swap swapping");
/** Between those and its name. */
const OLD = set(
  "a an the old older current existing own used trusty tired beat up wrecked broken dying poor very beloved dear little big 旧 老 现在 现有 这 那 辆 台 一辆 的 القديمة القديم ال",
);
/** In front of what shall be like it: that is looked for. */
const LIKE = set("like as similar find");
/** In front of "my" where it is looked for, and behind it where nobody has it yet. */
const SOUGHT = list("looking for, look for, searching for, search for, hunting for, still have, still got");
const BOUGHT = list("want, buy, buying, to buy");
/** What is wanted for it: "want my Hilux valued". */
const SERVED = set(
  "valued appraised assessed serviced repaired fixed inspected detailed checked insured sold traded swapped painted wrapped tinted cleaned gone",
);
const NOT_YET = set("new next first dream future");
/** What is sold is the shopper's own, or the dealer's where the nearest of these in front is one of the others. */
const SELLS = set("sell selling currently have got");
/** In front of "have a", where the shopper has none yet. */
const WISHED = set("you to love can could should must will");
const SHOPPER = set("i im ive we weve me us my our");
const OTHERS = set("you u ya they your yard anyone anybody someone somebody who dealer dealers 你们 你 谁");
const HAN_ASKS = set("吗 么 呢 嘛 没 没有 有没有 有吗 谁 你们");
const KINDS = set(
  "camper campers trailer caravan van pop top poptop motorhome boat tinny float bike scooter truck 房车 拖车 船 كرفان",
);
/** A badge as well, which would be demanded. */
const TRADE = "trade";
const NAMES = ["make", "make_model"];
/** What else is said of it. */
const TRAITS = ["body", "colour", "fuel", "transmission", "drive", "item_type", "car_type", "badge"];
/** More words than these stand in front of no name. */
const MOST_BETWEEN = 5;

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
    const [from, isHad] = ownFrom(all, at);
    if (from === 0) continue;
    const own = namedFrom(read, all, from, badges, isGoing(all, at));
    const end = own.at(-1)?.end ?? 0;
    // "سيارتي" is a word for a car by itself.
    const whose = read.filter(
      (one) => one.from >= at && one.end <= from && (one.kind === "values" || all[one.from]?.key === TRADE),
    );
    if (own.length === 0) continue;
    if (!isHad || isGivenBehind(all, end)) for (const one of [...whose, ...own]) told.add(one);
    else if (speaksOfTrade(all)) had.push(...whose, ...own);
  }
  // "Have a Hilux and trade in my Camry" says which one goes.
  const isNamed = [...told].some((one) => isNameOf(one, all.slice(one.from, one.end)));
  if (!isNamed) for (const one of had) told.add(one);
  if (told.size === 0) return read;
  for (const one of saidOfOwn(read, all)) told.add(one);
  for (const one of anotherOf(read, all, told)) told.delete(one);
  return read.map((one) => (told.has(one) ? { kind: "aside", from: one.from, end: one.end } : one));
}

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

/** Where the words begin that say which vehicle is somebody's, 0 for none, and whether it must be said that it shall go. */
function ownFrom(all: readonly Lexeme[], at: number): readonly [number, boolean] {
  const own = phraseAt(all, at, OWN);
  if (own > 0) return isSought(all, at, own) ? [0, false] : [at + own, false];
  if (SELLS.has(all[at]?.key ?? "") && isOfOthers(all, at)) return [0, false];
  const given = givenAt(all, at);
  // "Trade in, Hilux under 20k" names what is looked for.
  if (given > 0) {
    const isPaused = /[,;.!?]$/u.test(all[at + given - 1]?.raw ?? "");
    return isPaused ? [0, false] : [at + given + phraseAt(all, at + given, OWN), false];
  }
  const had = phraseAt(all, at, HAVE);
  return had > 0 && !WISHED.has(all[at - 1]?.key ?? "") ? [at + had, true] : [0, false];
}

/** "Looking for my new Hilux" is about one that the shopper has not got; "will you buy my Hilux" is about one that he has. */
function isSought(all: readonly Lexeme[], at: number, own: number): boolean {
  const isBehind = (phrases: readonly (readonly string[])[]) =>
    phrases.some((phrase) => phraseAt(all, at - phrase.length, [phrase]) > 0);
  const isServed = all.slice(at).some(({ key }) => SERVED.has(key));
  const isBought = isBehind(BOUGHT) && !isOfOthers(all, at) && !isServed;
  return (
    LIKE.has(all[at - 1]?.key ?? "") || NOT_YET.has(all[at + own]?.key ?? "") || isBehind(SOUGHT) || isBought
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
function isGivenBehind(all: readonly Lexeme[], end: number): boolean {
  const given = phraseAt(all, end, GIVEN_BEHIND);
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
    const between = all.slice(own.at(-1)?.end ?? from, one.from);
    const isApart = isNamed ? between.length > 0 : !between.every(({ key }) => OLD.has(key));
    if (isApart || (!isNamed && one.from - from > MOST_BETWEEN)) break;
    const words = all.slice(one.from, one.end);
    const isName = isNameOf(one, words);
    const isBadge =
      isNamed && one.kind === "text" && words.every(({ key }) => /\d/u.test(key) || badges.has(key));
    // "My Corolla, a Camry" names another.
    const isOther = isName && isNamed && !isContinued(own.at(-1), one, all);
    const isKind = isByKind && isKindOf(one, all);
    if (isOther || !(isName || isKind || isTrait(one) || isBadge || words.every(({ key }) => OLD.has(key))))
      break;
    own.push(one);
    isNamed ||= isName || isKind;
  }
  return isNamed ? own : [];
}

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

function isTrait(one: PlacedReading): boolean {
  return isOf(one, TRAITS) || (one.kind === "range" && ["year", "km"].includes(one.attribute));
}
