import type { FeedMapping } from "../feed-mapping";
import type { FeedRow } from "../file/feed-file";
import { statusMeaning } from "../inspect/status-words";
import { columnsOf, oneLine } from "../read-row";

/** Whether a row of a file of changes says that its vehicle is gone. */
export function removesVehicle(cells: FeedRow, { delta }: FeedMapping): boolean {
  const rule = delta?.removedWhen ?? null;
  if (rule === null) return false;
  const said = oneLine(cells[rule.column] ?? "").toLowerCase();
  return rule.values.some((value) => value.trim().toLowerCase() === said);
}

/** Words by which other systems remove a vehicle, besides those of its status. */
const REMOVAL =
  /^(?:d|del|delet\w*|rem|remov\w*|gone|cancel\w*|lösch\w*|gelöscht|entfernt|supprim\w*|slettet|borttagen)$/i;

/**
 * Why a row of a file of changes is not taken though its rule does not remove its vehicle: it says so in a word that the
 * mapping lacks. Its vehicle would stay for sale, or be put for sale again.
 */
export function strangeRemoval(
  cells: FeedRow,
  mapping: FeedMapping,
): readonly [reason: string, value: string] | null {
  const column = mapping.delta?.removedWhen?.column;
  // A column that fields are read from says more than whether the vehicle is removed: its status, for one.
  if (column === undefined || Object.values(mapping.fields).some((one) => columnsOf(one).includes(column)))
    return null;
  const said = oneLine(cells[column] ?? "");
  const meaning = statusMeaning(said);
  if (!REMOVAL.test(said) && meaning !== "sold" && meaning !== "unavailable") return null;
  return [`${column} seems to remove it by a word that \`delta.removedWhen.values\` does not have`, said];
}
