/** One line under the search box. */
export interface SuggestionView {
  readonly label: string;
  /** How many vehicles it leads to; null for a single vehicle. */
  readonly note: string | null;
  readonly href: string;
  /** Set for a search made before. */
  readonly isRecent?: boolean;
}
