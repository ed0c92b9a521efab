import { plainDigits } from "../../money/plain-digits";
import { simplifiedHan } from "../../text/simplified-han";
import { compactText } from "../text";

/** The smallest part of a query that is read as one. */
export interface Lexeme {
  /** As typed, but for full-width letters and other scripts' digits. */
  readonly raw: string;
  /** What words are compared by: folded letters and digits; a sign stands for itself. Empty for what names nothing. */
  readonly key: string;
  /** Whether it stands against the one before it without a blank. */
  readonly isGlued: boolean;
  /** Set where it is an amount. */
  readonly amount?: Amount;
}

/** A number as shoppers write it. */
export interface Amount {
  readonly value: number;
  /** Has a currency's sign. */
  readonly isMoney: boolean;
  /** Is written in thousands: "40k". */
  readonly isThousands: boolean;
  /** How many one of its unit is where that is written apart: 10,000 of "5万". */
  readonly scale?: number;
  /** Is written with separators: "40,000". */
  readonly isGrouped: boolean;
}

/** More words than a person types, fewer than cost time. */
const MOST_LEXEMES = 40;
/** "80 000km", "15 000 dollars": a blank between thousands of what is counted. */
const SPACED =
  /(?<![\d.,])([1-9]\d{0,2}) (\d{3})(?= ?(?:kms?|k'?s|klms|kays|kilomet(?:re|er)s?|dollars|bucks|aud|nzd)\b)/giu;
/** "120xxx km" hides the thousands' digits, "12x,xxx" one more. */
const HIDDEN = /(?<=^|[\s$£€¥])(\d{1,3})(x?)[,.]?(?:xxx|\*\*\*|###)(?=$|\D)/giu;
const NUMBER = String.raw`([$£€¥]|aud|nzd)?(\d{1,3}(?:,\d{3})+|[1-9]\d{0,8}|0)(\.\d{1,2})?(k(?!l?m|s|ay))?`;
const ONE = new RegExp(`^${NUMBER}`, "iu");
const NUMERIC = new RegExp(
  String.raw`^(?:<=?|>=?|≤|≥)?${NUMBER}(?:(?:kms?|mi|miles)?[-–—~](?:${NUMBER}))?(?:kms?|klms?|ks|kays|mi|miles)?[$£€¥]?\+?$`,
  "iu",
);
const SIGN = /^(?:<=?|>=?|≤|≥|[-–—~]|\+|[$£€¥]|[a-z]+)/iu;
/** "7-seater", "7seater" and "seven-seater" are two words. */
const SEATS =
  /^(\d|two|three|four|five|six|seven|eight|nine)-?(seaters?|seats?|str|stars?|doors?|berths?|座)$/iu;
/** "2.0l", "7l/100km", "650cc" and "5star" are two words. */
const MEASURE =
  /^([<>]?\d+(?:\.\d+)?)(?:\+(?=nm|kw|hp|cc|kg|l))?-?(l\/100 ?(?:kms?)?|l|ltr|litres?|cc|kgs?|nm|kwh|kws?|b?hp|ps|ks|t|ft|foot|m|metres?|meters?|stars?|berths?|doors?)(\+?)$/iu;
/** "to2022" and "under50k" are two words. */
const BOUND_AND_NUMBER =
  /^(to|under|undr|over|from|below|above|upto|max|pre|post)-?([$£€¥]?\d{2}[\d,]*k?)$/iu;
/** "$180/week" and "100pw" are two words. */
const PAID =
  /^([$£€¥]?(?:\d{1,3}(?:,\d{3})+|[1-9]\d{0,5}))(?:\/(?=\D))?((?<=\/)(?:week|wk|fortnight|month|mth|mo)|pw|pcm)$/iu;
/** What is paid each: "$1k/month". */
const PERIOD = /^(?:week|wk|fortnight|month|mth|mo|year|yr|pw|pcm)$/iu;
/** "2015-ish" and "20kish" are two words. */
const ROUGHLY = /^([$£€¥]?\d[\d,]*k?)-?(ish)$/iu;
/** In front of an amount: "~20k". */
const ROUGH_SIGN = /^[~≈](?=[$£€¥]?\d)/u;
/** "2015/2016". */
const YEARS = /^((?:19|20)\d\d)[/&]((?:19|20)\d\d)$/u;
/** "MY21" and "'18" are years. */
const SHORT_YEAR = /^(?:my(?:19|20)?|['’‘])(\d\d)(\+?)$/iu;
/** "A t m" is how an abbreviation is dictated; two letters may be words. */
const SPELLED = /(?<=^|\s)[a-z](?: [a-z]){2,}(?=\s|$)/giu;
/** What stands between quotation marks is asked for as it is written. */
const QUOTED = /["“”„«»「」『』][^"“”„«»「」『』]+["“”„«»「」『』]/gu;
/** The Arabic "and", "to" and "for" are written against the next word. */
const ARABIC_LETTER = /^[ولب](?=\d)/u;
/** In Chinese text no blank follows it: "卡罗拉，5万以下". */
const LEADING_PAUSE = /^[,;:!?，、；：！？。]+(?=.)/u;
const HAN = /(\p{Script=Han}+)/u;
const MARKUP = /[<>]/;
const LONGEST_HAN = 8;
const ENDS_IN_NUMBER = /[^一二两三四五六七八九十][一二两三四五六七八九十]$/u;
const SCALES: ReadonlySet<string> = new Set(["万", "千"]);

/** What a word is compared by. Arabic ends in one of two letters as the writer likes: "الى" is "الي". */
export function wordKey(word: string): string {
  return compactText(simplifiedHan(word)).replaceAll("ى", "ي");
}

/** A query in its parts, at most forty. @param hanWords the words that Chinese text, which has no blanks, falls into */
export function lexemes(text: string, hanWords: ReadonlySet<string>): Lexeme[] {
  const plainText = plainDigits(text);
  const all: Lexeme[] = [];
  let from = 0;
  for (const { 0: quoted, index } of plainText.matchAll(QUOTED)) {
    all.push(...unquoted(plainText.slice(from, index), hanWords));
    all.push({ raw: quoted.trim(), key: "", isGlued: false });
    from = index + quoted.length;
  }
  return [...all, ...unquoted(plainText.slice(from), hanWords)].slice(0, MOST_LEXEMES);
}

function unquoted(text: string, hanWords: ReadonlySet<string>): Lexeme[] {
  const words = text
    .replace(HIDDEN, (_, digits: string, more: string) => `${digits}${more === "" ? "" : "9"}000`)
    .replace(SPACED, "$1,$2")
    .replace(SPELLED, (letters) => letters.replaceAll(" ", ""))
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap(ofSlashed);
  return words.flatMap((word) => ofWord(word, hanWords));
}

/** "Hatch/sedan" is either; "w/o", "km/h" and "24/7" are words. */
function ofSlashed(word: string): readonly string[] {
  const parts = word.split("/");
  const isEach = parts.every((part) => part.length > 1 && /\p{L}/u.test(part) && !PERIOD.test(part));
  return parts.length > 1 && isEach && !MEASURE.test(word)
    ? parts.flatMap((part, at) => (at === 0 ? [part] : ["/", part]))
    : [word];
}

function ofWord(word: string, hanWords: ReadonlySet<string>): Lexeme[] {
  const pieces = word.split(HAN).filter((piece) => piece !== "");
  return pieces.flatMap((piece, at) => {
    const parts = HAN.test(piece) ? ofHan(piece, hanWords) : ofPiece(piece);
    return parts.map((part, index) => ({ ...part, isGlued: index > 0 || at > 0 }));
  });
}

/** Whether a stretch that begins or ends at one place would part a word of letters and digits. */
export function cutsWord(all: readonly Lexeme[], at: number): boolean {
  const isLatin = (lexeme: Lexeme | undefined) => /^[a-z\d+<>-]/u.test(lexeme?.key ?? "");
  return all[at]?.isGlued === true && isLatin(all[at]) && isLatin(all[at - 1]);
}

/** Between alternatives, or between conditions in a row. */
export const SLASH = "/";

type Part = Omit<Lexeme, "isGlued">;

function ofPiece(piece: string): Part[] {
  const [, seats, noun] = SEATS.exec(piece) ?? [];
  if (seats !== undefined && noun !== undefined)
    return [/\d/.test(seats) ? number(seats) : plain(seats), plain(noun)];
  const [pause] = LEADING_PAUSE.exec(piece) ?? [];
  if (pause !== undefined) return [plain(pause), ...ofPiece(piece.slice(pause.length))];
  if (ROUGH_SIGN.test(piece)) return [{ raw: piece.slice(0, 1), key: "about" }, ...ofPiece(piece.slice(1))];
  if (ARABIC_LETTER.test(piece)) return [plain(piece.slice(0, 1)), ...ofPiece(piece.slice(1))];
  const bare = piece.replace(/[,;:!?.]+$/u, "");
  const [, first, second] = YEARS.exec(bare) ?? [];
  if (first !== undefined && second !== undefined)
    return [number(first), { raw: "/", key: "-" }, number(second)];
  const [, bound, bounded] = BOUND_AND_NUMBER.exec(bare) ?? [];
  if (bound !== undefined && bounded !== undefined) return [plain(bound), number(bounded)];
  const [, count, unit, more = ""] = MEASURE.exec(bare) ?? ROUGHLY.exec(bare) ?? [];
  if (count !== undefined && unit !== undefined) return [...numeric(count), plain(unit), ...plus(more)];
  const [, paid, period] = PAID.exec(bare) ?? [];
  if (paid !== undefined && period !== undefined) return [number(paid), plain(period)];
  const [year, , later = ""] = SHORT_YEAR.exec(bare) ?? [];
  if (year !== undefined) return [shortYear(year.replace("+", "")), ...plus(later)];
  if (NUMERIC.test(bare)) return numeric(bare);
  if (piece === "/") return [{ raw: piece, key: SLASH }];
  if (/^(?:[-–—~+&$£€¥]|<=?|>=?|≤|≥)$/u.test(piece)) return [{ raw: piece, key: sign(piece) }];
  return [MARKUP.test(piece) ? { raw: piece, key: "" } : plain(piece)];
}

const plus = (written: string): Part[] => (written === "" ? [] : [{ raw: written, key: "+" }]);

/** `20k-30k` -> 20k, -, 30k; `<40k` -> <, 40k; `100,000km` -> 100,000, km. */
function numeric(text: string): Part[] {
  const parts: Part[] = [];
  let rest = text;
  while (rest !== "") {
    const amount = ONE.exec(rest)?.[0];
    const taken = amount ?? SIGN.exec(rest)?.[0] ?? rest;
    parts.push(amount === undefined ? { raw: taken, key: sign(taken) } : number(amount));
    rest = rest.slice(taken.length);
  }
  return parts;
}

function number(raw: string): Part {
  const [, currency, digits = "", fraction = "", thousands] = ONE.exec(raw) ?? [];
  const value = Number(digits.replaceAll(",", "") + fraction) * (thousands === undefined ? 1 : 1_000);
  const amount = {
    value,
    isMoney: currency !== undefined,
    isThousands: thousands !== undefined,
    isGrouped: digits.includes(","),
  };
  return { raw, key: compactText(raw), amount };
}

/** Two digits of a year: from 50 on they are of the last century. */
function shortYear(raw: string): Part {
  const two = Number(SHORT_YEAR.exec(raw)?.[1]);
  const value = (two < 50 ? 2_000 : 1_900) + two;
  return {
    raw,
    // The two digits by themselves may be a name.
    key: `'${two}`,
    amount: { value, isMoney: false, isThousands: false, isGrouped: false },
  };
}

function plain(raw: string): Part {
  return { raw, key: wordKey(raw) };
}

function sign(raw: string): string {
  if (/^[-–—~]$/u.test(raw)) return "-";
  if (/^[$£€¥]$/u.test(raw)) return "$";
  if (raw.startsWith("<") || raw === "≤") return "<";
  if (raw.startsWith(">") || raw === "≥") return ">";
  return raw.toLowerCase();
}

/** The longest known words from the left; what lies between them stays together. */
function ofHan(run: string, hanWords: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  const letters = [...run];
  const simple = [...simplifiedHan(run)];
  let unknown = "";
  const flush = () => {
    if (unknown !== "") parts.push(plain(unknown));
    unknown = "";
  };
  for (let at = 0; at < letters.length;) {
    const word = hanWordAt(simple, at, hanWords);
    const length = word === null ? 1 : [...word].length;
    const written = letters.slice(at, at + length).join("");
    if (word === null) unknown += written;
    else {
      flush();
      parts.push(plain(written));
    }
    at += length;
  }
  flush();
  return parts;
}

function hanWordAt(letters: readonly string[], at: number, known: ReadonlySet<string>): string | null {
  for (let length = Math.min(LONGEST_HAN, letters.length - at); length > 0; length -= 1) {
    const word = letters.slice(at, at + length).join("");
    // "马自达三万" is a make and thirty thousand.
    const isCounting = length > 1 && ENDS_IN_NUMBER.test(word) && SCALES.has(letters[at + length] ?? "");
    if (known.has(word) && !isCounting) return word;
  }
  return null;
}

const PAUSE = /[,;.!?،؛，。；]$/u;

/** Whether a pause stands behind one of these words: what follows it is said for itself. */
export function isParted(all: readonly Lexeme[], from: number, end: number): boolean {
  return all.slice(from, end).some(({ raw }) => PAUSE.test(raw));
}
