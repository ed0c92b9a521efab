/** What the bytes of a text that is not ASCII are, counted. */
export interface LetterCount {
  /** Letters of several bytes that are right in UTF-8. */
  readonly utf8: number;
  /** Bytes that are wrong in UTF-8. */
  readonly wrong: number;
  /** The line of the first wrong byte, from 1. */
  readonly wrongLine: number;
  /** Bytes from 0x80 to 0x9F: letters in Windows-1252, control characters in ISO-8859-1. */
  readonly windows: number;
  /** Bytes that mean nothing in Windows-1252. */
  readonly undefined: number;
  /** Signs of Windows-1252 that never stand within a word (`†`), between two letters. */
  readonly odd: number;
  /** Bytes that are letters in Windows-1252 (0xC0 and more) and stand after another: words of a script that is not Latin. */
  readonly together: number;
  /** Bytes above 0x7F. */
  readonly high: number;
}

const UNDEFINED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
const NEVER_IN_WORDS = new Set([0x82, 0x84, 0x86, 0x87, 0x88, 0x89, 0x8b, 0x98, 0x99, 0x9b]);
const LINE_FEED = 10;

/** Counts what bytes are, given piece by piece. */
export function createLetterCounter() {
  const count = { utf8: 0, wrong: 0, wrongLine: 0, windows: 0, undefined: 0, odd: 0, together: 0, high: 0 };
  let line = 1;
  /** Bytes that the letter which is being read still needs, and the least and most the next of them may be. */
  let open = 0;
  let low = 0x80;
  let top = 0xbf;
  let before = 0;
  let beforeThat = 0;
  const wrong = () => {
    count.wrong += 1;
    if (count.wrongLine === 0) count.wrongLine = line;
  };
  const readUtf8 = (byte: number) => {
    if (open > 0) {
      const fits = byte >= low && byte <= top;
      low = 0x80;
      top = 0xbf;
      if (fits) {
        open -= 1;
        if (open === 0) count.utf8 += 1;
        return;
      }
      open = 0;
      wrong();
    }
    if (byte < 0x80) return;
    if (byte < 0xc2 || byte > 0xf4) wrong();
    else {
      open = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
      if (byte === 0xe0) low = 0xa0;
      if (byte === 0xed) top = 0x9f;
      if (byte === 0xf0) low = 0x90;
      if (byte === 0xf4) top = 0x8f;
    }
  };
  const readByte = (byte: number) => {
    if (byte >= 0x80 || open > 0) readUtf8(byte);
    if (byte >= 0x80) {
      count.high += 1;
      if (before >= 0xc0 && byte >= 0xc0) count.together += 1;
      if (byte < 0xa0) count.windows += 1;
      if (UNDEFINED.has(byte)) count.undefined += 1;
    } else if (NEVER_IN_WORDS.has(before) && isLetter(beforeThat) && isLetter(byte)) count.odd += 1;
    if (byte === LINE_FEED) line += 1;
    beforeThat = before;
    before = byte;
  };
  return {
    add: (bytes: Uint8Array) => bytes.forEach(readByte),
    /** @returns what was counted; a letter that lacks its last bytes counts as wrong */
    end: (): LetterCount => {
      if (open > 0) wrong();
      open = 0;
      return { ...count };
    },
  };
}

function isLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}
