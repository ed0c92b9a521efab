import type { SiteLocation } from "../tenant/config/location";
import type { SiteConfig } from "../tenant/site-config";

/** What times are given for: each is a form, and the kind of its leads. */
export const VISIT_KINDS = ["testDrive", "service"] as const;
/** One of {@link VISIT_KINDS}. */
export type VisitKind = (typeof VISIT_KINDS)[number];

/** Which times a department of a place gives. */
export interface VisitPlan {
  /** Minutes of a visit, and between the times. */
  readonly minutes: number;
  /** Visits at one time; none where no times are given (0). */
  readonly capacity: number;
  /** Hours between booking and the first time. */
  readonly noticeHours: number;
  /** Days ahead, today among them. */
  readonly days: number;
}

/** The kind of visit that a form, or the leads of a kind, are about; null for others. */
export function visitKindOf(name: string): VisitKind | null {
  return VISIT_KINDS.find((kind) => kind === name) ?? null;
}

/** The plan of a department at a place: the dealer's, with what the place can take at one time. */
export function visitPlan(
  { forms }: Pick<SiteConfig, "forms">,
  kind: VisitKind,
  place: Pick<SiteLocation, "visits"> | null,
): VisitPlan {
  const { minutes, capacity, noticeHours, days } = kind === "service" ? forms.workshop : forms.visits;
  return { minutes, capacity: place?.visits[kind] ?? capacity, noticeHours, days };
}

/**
 * What the times of a department are kept under: drives under the place's id, the workshop's beside it, so that a drive
 * takes no place in the workshop of the same yard.
 */
export function visitCalendar(kind: VisitKind, locationId: string): string {
  // No id of a place has such a sign.
  return kind === "service" ? `${locationId}#service` : locationId;
}
