/** What the site does with events. */
export interface AnalyticsView {
  /** Sends them to the platform. */
  readonly enabled: boolean;
  /** Asks the visitor first. */
  readonly asksFirst: boolean;
  /** The dealer's privacy policy; null where there is none to read. */
  readonly policy: { readonly label: string; readonly href: string } | null;
}
