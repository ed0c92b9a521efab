/** Advertisers for whom there is a feed: Google's vehicle feeds, Meta's automotive inventory. */
export const ADVERTISING_FEEDS = ["google", "meta"] as const;
/** One of {@link ADVERTISING_FEEDS}. */
export type AdvertisingFeed = (typeof ADVERTISING_FEEDS)[number];

/** A file of a feed: the vehicles, or those that are not among them with the reason. */
export interface FeedFile {
  readonly feed: AdvertisingFeed;
  readonly isLeftOut: boolean;
}

/** Its name in an address: "google.tsv", "meta-left-out.csv". */
export function feedFileName({ feed, isLeftOut }: FeedFile): string {
  return `${feed}${isLeftOut ? "-left-out.csv" : feed === "google" ? ".tsv" : ".csv"}`;
}

/** The file of a name; null for any other name. */
export function feedFileOf(name: string): FeedFile | null {
  const files = ADVERTISING_FEEDS.flatMap((feed) => [
    { feed, isLeftOut: false },
    { feed, isLeftOut: true },
  ]);
  return files.find((file) => feedFileName(file) === name) ?? null;
}
