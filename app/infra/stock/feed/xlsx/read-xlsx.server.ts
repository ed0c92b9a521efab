import { FeedFault } from "../feed-fault";
import type { FormatReading } from "../plain-file";
export function readXlsx(): Promise<FormatReading> {
  return Promise.reject(new FeedFault("not yet"));
}
