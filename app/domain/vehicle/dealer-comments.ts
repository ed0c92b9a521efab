/** Comments longer than this are cut at first. */
export const COMMENTS_COLLAPSED = 400;

/** Dealer comments in paragraphs: what shows at once, and the rest behind a toggle (empty when all of it fits). */
export interface DealerComments {
  readonly shown: readonly string[];
  readonly rest: readonly string[];
}

/**
 * Splits comments into paragraphs at pipes and line breaks and cuts them at about 400 characters, between words.
 * Null when there is nothing to say.
 */
export function dealerComments(text: string | null): DealerComments | null {
  const paragraphs = (text ?? "")
    .split(/[|\n\r]+/)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part !== "");
  return paragraphs.length === 0 ? null : cut(paragraphs);
}

function cut(paragraphs: readonly string[]): DealerComments {
  let room = COMMENTS_COLLAPSED;
  const shown: string[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    if (paragraph.length <= room) {
      shown.push(paragraph);
      room -= paragraph.length;
      continue;
    }
    const [head, tail] = splitAt(paragraph, room);
    const rest = [tail, ...paragraphs.slice(index + 1)].filter((part) => part !== "");
    return { shown: head === "" ? shown : [...shown, head], rest };
  }
  return { shown, rest: [] };
}

/** The words that fit into `room` characters, and the others. A single endless word is cut where the room ends. */
function splitAt(paragraph: string, room: number): [string, string] {
  const space = paragraph.lastIndexOf(" ", room);
  const at =
    space > 0 ? space : paragraph.length > COMMENTS_COLLAPSED && room === COMMENTS_COLLAPSED ? room : 0;
  return [paragraph.slice(0, at).trimEnd(), paragraph.slice(at).trimStart()];
}
