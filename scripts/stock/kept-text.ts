import * as z from "zod";
import { FEED_FORMATS, placeWord } from "~/domain/stock/file/feed-file";
import type { KeptImport } from "~/ports/stock-history";
import { coverageText, eventsText, notedText, repairsText, some, unreadText } from "./report-text";

const counts = z.record(z.string(), z.number());
/** What the history keeps of a report; a part that an earlier release wrote in another form is left out. */
const keptReport = z.object({
  rows: z.number().nullable().catch(null),
  accepted: z.number().catch(0),
  repairedRows: z.number().catch(0),
  leftRows: z.number().catch(0),
  notedRows: z.number().catch(0),
  events: counts.catch({}),
  statuses: z.string().catch(""),
  rejected: z
    .array(
      z.object({
        at: z.number(),
        stocknum: z.string().catch(""),
        reason: z.string(),
        value: z.string().catch(""),
      }),
    )
    .catch([]),
  repairs: counts.catch({}),
  unread: z.record(z.string(), counts).catch({}),
  coverage: counts.catch({}),
  refusals: z.array(z.string()).catch([]),
  waived: z.array(z.string()).catch([]),
  format: z.enum(FEED_FORMATS).nullable().catch(null),
  doubts: z.array(z.string()).catch([]),
});
const pushed = z.object({ pushes: z.number().catch(1) });

/** An import of the history in a line. */
export function keptLine(kept: KeptImport): string {
  const { number, at, kind, dealershipId, source } = kept;
  return `${number}  ${at.slice(0, 16).replace("T", " ")}  ${dealershipId}  ${kind} ${source}: ${outcome(kept)}`;
}

function outcome({ kind, counts: { added, changed, removed, unchanged }, details }: KeptImport): string {
  const { events, refusals, waived } = keptReport.parse(details);
  // An import says in its report what became of its rows; a rollback says nothing of its own, nor does a push.
  const isImport = kind !== "rollback" && kind !== "push" && Object.keys(events).length > 0;
  if (kind !== "refused" && isImport)
    return `${eventsText(events, "did")}${rejectedText(events)}${waived.length === 0 ? "" : `; FORCED: ${waived.join("; ")}`}`;
  if (kind !== "refused")
    return `${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`;
  const [reason, ...others] = refusals;
  if (reason === undefined) return "nothing published";
  return `nothing published: ${reason}${others.length === 0 ? "" : ` (and ${others.length} more)`}`;
}

function rejectedText({ rejected = 0 }: Readonly<Record<string, number>>): string {
  return rejected === 0 ? "" : `, ${rejected} rejected`;
}

/** What stood in a rejected row's cell; a whole row would be too much. */
function valueText(value: string): string {
  return value === "" || /^[{[]/.test(value) ? "" : ` (${value})`;
}

/** What an import of the history said, as its report did. */
export function keptDetails({ kind, details }: KeptImport): readonly string[] {
  // A rollback keeps what the import that it brought back said, for the next import; it said none of it itself.
  if (kind === "rollback") return [];
  if (kind === "push") return [`  pushes: ${pushed.parse(details).pushes}`];
  const report = keptReport.parse(details);
  const { rows, accepted, rejected, events, statuses, repairs, unread, refusals, doubts } = report;
  if (rows === null) return [];
  const word = report.format === null ? "row" : placeWord(report.format);
  const coverage = Object.entries(report.coverage).map(([field, now]) => ({ field, now, before: null }));
  return [
    ...refusals.map((refusal) => `  REFUSED: ${refusal}`),
    ...report.waived.map((reason) => `  FORCED: ${reason}`),
    ...doubts.map((doubt) => `  UNUSUAL: ${doubt}`),
    `  rows ${rows}, accepted ${accepted} (${notedText(report)}), rejected ${events["rejected"] ?? 0}`,
    `  ${eventsText(events, kind === "refused" ? "would have" : "did")}; in the feed: ${statuses || "no vehicle"}`,
    ...some(
      rejected,
      ({ at, stocknum, reason, value }) =>
        `  rejected ${word} ${at}${stocknum && ` (${stocknum})`}: ${reason}${valueText(value)}`,
      "the import's --report FILE has all of them",
    ),
    ...repairsText(repairs),
    ...unreadText(unread),
    ...(coverage.length === 0 ? [] : coverageText(coverage)),
  ];
}
