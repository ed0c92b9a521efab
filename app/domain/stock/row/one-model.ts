import { foldText } from "../../text/fold-text";
import type { Repair } from "../cells/note-repair";

type Read = Readonly<Record<string, unknown>>;

/** More models than any dealer sells: a hostile file must not fill the memory. */
const MOST = 5_000;

/**
 * Reads models of one make that differ in the case of their letters alone as one: `Ranger` and `RANGER` are one line of a
 * filter, in the spelling that the file has first.
 */
export function createOneModel(): (read: Read, note: (repair: Repair) => void) => Read {
  const first = new Map<string, string>();
  return (read, note) => {
    const { make, model } = read;
    if (typeof make !== "string" || typeof model !== "string") return read;
    const key = `${foldText(make)}\n${foldText(model)}`;
    const known = first.get(key);
    if (known === undefined && first.size < MOST) first.set(key, model);
    if (known === undefined || known === model || known.toLowerCase() !== model.toLowerCase()) return read;
    note({ code: "model-spelling", field: "model", before: model, after: known });
    return { ...read, model: known };
  };
}
