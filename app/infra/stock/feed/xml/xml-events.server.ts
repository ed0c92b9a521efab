import { SaxesParser } from "saxes";
import { beginning, FeedFault } from "../feed-fault.server";
import { HTML_NAMES } from "./html-names.server";

/** What a reader of XML is told, in the order of the file. */
export interface XmlHandler {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
  /** A fault in the text of an element, which spoils no more than the record it stands in. */
  readonly fault: (reason: string) => void;
}

/** An ampersand that begins no name: people write `Town & Country`. It travels as a letter that no text has. */
const BARE = /&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z]\w{1,31};)/gi;
const STAND_IN = "\uE026";
const LONGEST_NAME = 40;
/** Control characters: XML does not allow them, and one spoils a whole file. */
const CONTROLS = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;
/** Faults of saxes that lie in a text, not in how elements stand in one another. */
const IN_TEXT = /entity/;
const HARMLESS = /in char data/;

/**
 * Reads XML piece by piece. Entities that the document defines are never replaced, so that it can neither fetch files nor grow.
 * @throws FeedFault for a file that is cut off or whose elements do not match
 */
export function createXmlReader(name: string, handler: XmlHandler) {
  const parser = new SaxesParser({ xmlns: false, position: true });
  Object.assign(parser.ENTITIES, HTML_NAMES);
  const clean = (text: string) => text.replaceAll(STAND_IN, "&");
  const text = (given: string) => handler.text(clean(given));
  parser.on("opentag", ({ name: tag, attributes }) => {
    const cleaned = Object.entries(attributes).map(([key, value]) => [key, clean(value)] as const);
    handler.open(tag, Object.fromEntries(cleaned));
  });
  parser.on("text", text);
  parser.on("cdata", text);
  parser.on("closetag", ({ name: tag }) => handler.close(tag));
  parser.on("error", (error) => {
    const told = error.message.replace(/^\d+:\d+:?\s*/, "");
    if (IN_TEXT.test(told)) handler.fault("it names a letter (`&…;`) that XML does not know");
    else if (!HARMLESS.test(told))
      throw new FeedFault(`${name} is no XML, or cut off: line ${parser.line}: ${beginning(told)}`);
  });
  let rest = "";
  const write = (chunk: string) => parser.write(chunk.replace(CONTROLS, "").replace(BARE, STAND_IN));
  return {
    write: (chunk: string) => {
      const given = rest + chunk;
      // An ampersand near the end may begin a name that goes on in the next piece.
      const at = given.indexOf("&", Math.max(0, given.length - LONGEST_NAME));
      const end = at === -1 ? given.length : at;
      rest = given.slice(end);
      write(given.slice(0, end));
    },
    end: () => {
      write(rest);
      parser.close();
    },
  };
}
