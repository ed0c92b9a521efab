/** What a vehicle's history amounts to, as the service behind Autogauge says (TEN-18). */
export interface HistoryGauge {
  /** Whole, 0 to 100: 100 for the best. */
  readonly score: number;
  /** The score in the service's own words. */
  readonly label: string;
}

const MOST = 100;
const LONGEST_LABEL = 120;

/**
 * A service's answer as a gauge that may be shown: a score from 0 to 100 and a label of up to 120 characters without
 * markup. Null for any other answer. The browser parses with it too, so it does without a library.
 */
export function usableGauge(answer: unknown): HistoryGauge | null {
  const [score, label] = [valueIn(answer, "score"), valueIn(answer, "label")];
  if (typeof score !== "number" || typeof label !== "string") return null;
  const words = label.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
  const sound = score >= 0 && score <= MOST && words !== "" && words.length <= LONGEST_LABEL;
  return sound && !/[<>]/.test(words) ? { score: Math.round(score), label: words } : null;
}

function valueIn(answer: unknown, key: string): unknown {
  return typeof answer === "object" && answer !== null && Object.hasOwn(answer, key)
    ? Reflect.get(answer, key)
    : undefined;
}
