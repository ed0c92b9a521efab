import { type InputFault, receivedText } from "../../faults/input-faults";
import type { DealerMedia } from "../../media/media-file";
import { isJsonObject, type JsonObject } from "../layer";
import type { PlatformNames } from "./platform-names";
import type { SiteConfig } from "../site-config";

/** What the checks of one dealer's file look at. */
export interface CheckedSite {
  readonly config: SiteConfig;
  /** What the dealer wrote; the rest is its template's, its country's or a default, and no slip of the dealer's. */
  readonly given: JsonObject;
  /** Null where nobody knows them: what would need them is then not checked. */
  readonly platform: PlatformNames | null;
  /** Sound files of the dealer's folder `media/`. */
  readonly media: DealerMedia;
}

type Path = InputFault["path"];

/** Something that stops the dealer. @param received what stands there */
export function faultAt(path: Path, expected: string, received: unknown): InputFault {
  return { path, expected, received: receivedText(received) };
}

/** Something that is probably not meant; the dealer starts. @param received what stands there */
export function doubtAt(path: Path, expected: string, received: unknown): InputFault {
  return { ...faultAt(path, expected, received), level: "doubt" };
}

/** The fault, where a condition holds. */
export function when(holds: boolean, fault: () => InputFault): readonly InputFault[] {
  return holds ? [fault()] : [];
}

/** Whether the dealer wrote this field. */
export function isGiven(given: JsonObject, ...path: readonly string[]): boolean {
  let value: unknown = given;
  for (const key of path) {
    if (!isJsonObject(value) || !Object.hasOwn(value, key)) return false;
    value = value[key];
  }
  return true;
}

/** Values that stand in a list more than once; the first place is not at fault. @param at path of the value at an index */
export function repeatsOf(
  values: readonly (string | number | null | undefined)[],
  at: (index: number) => Path,
  expected = "each value once",
): readonly InputFault[] {
  return values.flatMap((value, index) =>
    value == null || values.indexOf(value) === index ? [] : [faultAt(at(index), expected, value)],
  );
}
