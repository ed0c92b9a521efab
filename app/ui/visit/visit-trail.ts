const PAGES = "visited_pages";
const CAMPAIGN = "linked_query_params";
const MOST_PAGES = 20;
const LONGEST = 200;

/** How this visit went so far, as forms send it (LEAD-02). */
export interface Visit {
  /** JSON of own paths, oldest first. */
  readonly pages: string;
  /** Query string of the address that led to the site. */
  readonly campaign: string;
}

/**
 * Notes a page of this visit, for this tab only; nothing is sent before a form is. A page that was left before its script
 * came is the one that led to the first noted page.
 */
export function noteVisit(page: Pick<URL, "origin" | "pathname" | "search">): void {
  try {
    const { referrer } = document;
    const isFirst = sessionStorage.getItem(PAGES) === null;
    if (isFirst && referrer.startsWith(`${page.origin}/`)) note(new URL(referrer));
    note(page);
  } catch {
    // Storage is refused: the lead is sent without the visited pages.
  }
}

function note({ pathname, search }: Pick<URL, "pathname" | "search">): void {
  // Nothing else writes it, and what is no list stops here.
  const before = JSON.parse(sessionStorage.getItem(PAGES) ?? "[]") as readonly unknown[];
  if (before.at(-1) !== pathname && pathname.length <= LONGEST) {
    sessionStorage.setItem(PAGES, JSON.stringify([...before, pathname].slice(-MOST_PAGES)));
  }
  const hasCampaign = /[?&](?:utm_\w+|\w*clid|[gw]braid|campaign|source|ref)=/.test(search);
  if (hasCampaign) sessionStorage.setItem(CAMPAIGN, search);
}

/** What was noted; empty texts where nothing was noted. */
export function readVisit(): Visit {
  try {
    return { pages: sessionStorage.getItem(PAGES) ?? "", campaign: sessionStorage.getItem(CAMPAIGN) ?? "" };
  } catch {
    return { pages: "", campaign: "" };
  }
}
