import type { SpecialDayText } from "~/domain/location/place-hours";

/** A place to call or visit instead of filling in a form. */
export interface ContactBriefView {
  readonly title: string;
  readonly hoursTitle: string;
  readonly name: string;
  readonly address: string;
  readonly directions: { readonly label: string; readonly href: string };
  readonly phone: { readonly text: string; readonly href: string } | null;
  readonly hours: readonly { readonly day: string; readonly hours: string; readonly today: boolean }[];
  /** Days that come soon on which its hours differ, under their title. */
  readonly special: readonly SpecialDayText[];
  readonly specialTitle: string;
}
