import type { InputFault } from "../../faults/input-faults";
import { type CheckedSite, faultAt, when } from "./told";

type Path = InputFault["path"];
interface Window {
  readonly start: string | null;
  readonly expiry: string | null;
}

/** A day, or a moment of the wall clock where the dealer is. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const FORM = "a day (2026-11-30) or a moment there (2026-11-30T17:00)";

/** Dates that are none, and windows of time that end before they begin. */
export function dateFaults({ config }: CheckedSite): readonly InputFault[] {
  return [
    ...config.results.promos.flatMap((promo, index) => windowFaults(promo, ["results", "promos", index])),
    ...config.nav.banners.flatMap((banner, index) => windowFaults(banner, ["nav", "banners", index])),
    ...config.home.blocks.flatMap((block, at) =>
      block.kind === "promos"
        ? block.items.flatMap((promo, index) => windowFaults(promo, ["home", "blocks", at, "items", index]))
        : [],
    ),
  ];
}

function windowFaults({ start, expiry }: Window, at: Path): readonly InputFault[] {
  const wrong = (["start", "expiry"] as const).flatMap((field) => {
    const text = field === "start" ? start : expiry;
    return when(text !== null && !isMoment(text), () => faultAt([...at, field], FORM, text));
  });
  if (wrong.length > 0 || start === null || expiry === null) return wrong;
  // A last day counts whole.
  const isOver = expiry < start && !(DAY.test(expiry) && start.startsWith(expiry));
  return when(isOver, () => faultAt([...at, "expiry"], `a time after start (${start})`, expiry));
}

function isMoment(text: string): boolean {
  const day = DAY.test(text) ? text : MOMENT.exec(text)?.[1];
  if (day === undefined) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
