/** How a shopper came to a form (LEAD-02). */
export interface VisitTrail {
  /** Own paths, oldest first. */
  readonly visitedPages: readonly string[];
  /** Parameters of the campaign that led to the site. */
  readonly linkedQueryParams: Readonly<Record<string, string>>;
}

/** Pages and parameters kept of one visit; the newest pages stay. */
export const MOST_PAGES = 20;
const MOST_PARAMS = 12;
const LONGEST = 200;
/**
 * Only parameters that campaigns use: a search or an account address may say more about a person than the dealer needs.
 */
const CAMPAIGN =
  /^(?:utm_[a-z_]{1,20}|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|li_fat_id|campaign|source|ref)$/;
const OWN_PATH = /^\/(?![/\\])[^\s\\<>"'`?#]*$/;
/** Pages of one person alone: whoever has the address can cancel, pay or read what they sent. */
const PRIVATE_PAGE = /\/(?:my|order|pay|lead-answers|form-files|feeds)\//;

/** The parameters of an address that name a campaign. */
export function campaignParams(search: URLSearchParams): Record<string, string> {
  const found = [...search].filter(
    ([name, value]) => CAMPAIGN.test(name) && value !== "" && value.length <= LONGEST,
  );
  return Object.fromEntries(found.slice(0, MOST_PARAMS));
}

/**
 * The trail a browser sends, as far as it can be one: own paths and campaign parameters, capped.
 * @param pages JSON of paths
 * @param params query string of the campaign
 * @param referer what the browser says of the page before, for visits without script
 */
export function readTrail(pages: string, params: string, referer: string | null, host: string): VisitTrail {
  const sent = parsedPaths(pages);
  const before = ownPath(referer, host);
  return {
    visitedPages: sent.length === 0 && before !== null ? [before] : sent,
    linkedQueryParams: campaignParams(new URLSearchParams(params.slice(0, 4_000))),
  };
}

function parsedPaths(text: string): readonly string[] {
  if (text.length > MOST_PAGES * (LONGEST + 4)) return [];
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter(isOwnPath).slice(-MOST_PAGES) : [];
  } catch {
    return [];
  }
}

function isOwnPath(value: unknown): value is string {
  if (typeof value !== "string" || value.length > LONGEST) return false;
  return OWN_PATH.test(value) && !PRIVATE_PAGE.test(value);
}

function ownPath(address: string | null, host: string): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { host: from, pathname } = new URL(address);
  return from === host && isOwnPath(pathname) ? pathname : null;
}
