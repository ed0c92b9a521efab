import { isRightToLeft, withoutIsolates } from "./isolates";
import { joined } from "./joined";
import { shorten } from "./shorten";

/**
 * Text messages that one answer may take at most; each is paid for. In the alphabet of Arabic and Chinese a message
 * holds less than half as many signs, of which a link takes as many as elsewhere.
 */
const MOST_SEGMENTS = { gsm: 3, ucs2: 4 };
/** Longer than any message that fits, so that no more than that is looked at. */
const LONGEST = 1_000;
/** A blank that no line breaks at; not in the GSM alphabet. */
const UNBROKEN = "\u00A0";
const [BEGIN, END] = ["\u2068", "\u2069"];
const ISOLATES = /[\u2068\u2069]/g;

/** Signs of the GSM alphabet (3GPP TS 23.038); those of its second table take two places. */
const ONE_PLACE = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const TWO_PLACES = new Set("\f^{}\\[~]|€");
/** Places in a message that stands alone, and in each of several. */
const GSM = { alone: 160, each: 153 };
const UCS2 = { alone: 70, each: 67 };

/** Signs of print that have a plain one in the GSM alphabet: one of them would halve a message's length. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚′ʼ]/g, "'"],
  [/[“”„″«»]/g, '"'],
  [/[‐‑‒–—―−]/g, "-"],
  [/…/g, "..."],
  [/[·•]/g, "-"],
];
/** Marks that nobody sees: they may hide or turn what follows. Those that keep a name apart are looked at alone. */
const UNSEEN = /(?![\u2068\u2069])[\p{Cf}\p{Co}\p{Cn}]/gu;

/** How many text messages a text takes: in the GSM alphabet, or as UCS-2 where a sign is not in it. */
export function segmentsOf(text: string): number {
  const signs = [...text];
  const isGsm = isOfGsm(text);
  const places = signs.map((sign) => (isGsm ? (TWO_PLACES.has(sign) ? 2 : 1) : sign.length));
  const { alone, each } = isGsm ? GSM : UCS2;
  if (places.reduce((sum, one) => sum + one, 0) <= alone) return 1;
  // A sign of two places is never divided between two messages.
  let [segments, left] = [1, each];
  for (const one of places) {
    if (one > left) [segments, left] = [segments + 1, each];
    left -= one;
  }
  return segments;
}

function isOfGsm(text: string): boolean {
  return [...text].every((sign) => ONE_PLACE.has(sign) || TWO_PLACES.has(sign));
}

function fits(message: string): boolean {
  return segmentsOf(message) <= (isOfGsm(message) ? MOST_SEGMENTS.gsm : MOST_SEGMENTS.ucs2);
}

/**
 * A text message: one line, words first, then the end, in few messages. What is too long loses its last sentences, or
 * is cut at a word where they are most of it.
 * @param words may hold anything; line breaks, unseen marks and signs of print become plain
 * @param end the link, or links with words of ours between them; never cut
 */
export function textMessage(words: string, end: string): string {
  const plain = plainLine(words.slice(0, LONGEST));
  const whole = (said: string) => joined(keptApart(said), end);
  for (const said of withFewerSentences(plain)) {
    const message = whole(said);
    if (fits(message)) return message;
  }
  for (let limit = [...plain].length; limit > 1; limit -= 1) {
    const message = whole(shorten(plain, limit).replace(/…$/u, "..."));
    if (fits(message)) return message;
  }
  return end;
}

/** The whole text, then the text without its last sentence, and so on while half of it is left. */
function withFewerSentences(text: string): readonly string[] {
  const ends = [...text.matchAll(/[.!?؟](?= )|[。！？]/gu)].map(({ index }) => text.slice(0, index + 1));
  return [
    text,
    ...ends.reverse().filter((said) => said.length < text.length && said.length * 2 >= text.length),
  ];
}

function plainLine(text: string): string {
  const printed = PLAIN.reduce((said, [sign, plain]) => said.replace(sign, plain), text);
  const line = keptApart(
    printed
      .replace(/\p{Script=Latin}/gu, unmarked)
      .replace(/[\u00A0\u202F]/gu, UNBROKEN)
      .replace(/(?!\u00A0)[\s\p{Cc}]+/gu, " ")
      .replace(UNSEEN, "")
      .replace(/\p{Cs}/gu, "")
      .trim(),
  );
  const broken = line.replaceAll(UNBROKEN, " ");
  return isOfGsm(broken) ? broken : line;
}

/**
 * A text with each name among words written from right to left between its marks, also where it was cut; without marks
 * in other languages.
 */
function keptApart(text: string): string {
  if (!isRightToLeft(text)) return withoutIsolates(text);
  let open = 0;
  const marked = text.replace(ISOLATES, (mark) => {
    if (mark === BEGIN) open += 1;
    else if (open === 0) return "";
    else open -= 1;
    return mark;
  });
  return marked + END.repeat(open);
}

/** A Latin letter whose mark no message in the GSM alphabet has without it ("ō" as "o"): the mark would halve its length. */
function unmarked(letter: string): string {
  if (ONE_PLACE.has(letter)) return letter;
  const bare = letter.normalize("NFD").replace(/\p{M}/gu, "");
  return ONE_PLACE.has(bare) ? bare : letter;
}
