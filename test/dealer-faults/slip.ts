import { setAt } from "./set-at";
import { SOUND_DEALER } from "./sound-dealer";

/**
 * Something somebody types wrongly: whether it stops the dealer, the field (and `-> field` where another one is named),
 * what stands there then, words of the remedy, and what else is changed.
 */
export type Slip = readonly [
  level: "fault" | "doubt",
  field: string,
  value: unknown,
  remedy: string,
  more?: Readonly<Record<string, unknown>>,
];

/** The slip's file, and the path it has to be told with. */
export function slipped([, field, value, , more = {}]: Slip): {
  readonly file: object;
  readonly told: string;
} {
  const [changed = "", told = changed] = field.split(" -> ");
  const changes = Object.entries({ [changed]: value, ...more });
  const file = changes.reduce<object>((before, [path, to]) => setAt(before, path, to), SOUND_DEALER);
  return { file, told };
}
