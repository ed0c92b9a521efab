const DAYS = ["su", "mo", "tu", "we", "th", "fr", "sa"];
const PART = /^([a-z]{2})(?:\s*-\s*([a-z]{2}))?\s+(\d{1,2}:\d{2})\s*-\s*(\d{1,2}:\d{2})$/;

/** Doors of one weekday, 0 for Sunday. */
export interface GivenHours {
  readonly weekday: number;
  readonly open: string;
  readonly close: string;
}

/** Opening hours in words, `Mo-Fr 08:30-17:30, Sa 09:00-13:00`, Monday first; null when they are something else. */
export function readHours(text: string): readonly GivenHours[] | null {
  const days = new Map<number, GivenHours>();
  for (const part of text.toLowerCase().split(",")) {
    const [, first = "", last = first, from = "", to = ""] = PART.exec(part.trim()) ?? [];
    const [start, end] = [DAYS.indexOf(first), DAYS.indexOf(last)];
    const [open, close] = [clock(from), clock(to)];
    if (start < 0 || end < 0 || open === null || close === null || open >= close) return null;
    for (let day = start; ; day = (day + 1) % 7) {
      days.set(day, { weekday: day, open, close });
      if (day === end) break;
    }
  }
  return [...days.values()].sort((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7));
}

function clock(text: string): string | null {
  const [hours = "", minutes = ""] = text.split(":");
  return Number(hours) > 23 || Number(minutes) > 59 || minutes === ""
    ? null
    : `${hours.padStart(2, "0")}:${minutes}`;
}
