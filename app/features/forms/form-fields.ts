/** Fields every form carries besides its questions. */
export const TOKEN_FIELD = "token";
/** No person sees it; a robot fills in everything. */
export const TRAP_FIELD = "company_website";
/** Own paths seen before, as JSON; filled in by script (LEAD-02). */
export const PAGES_FIELD = "visited_pages";
/** Parameters of the campaign that led here, as a query string; filled in by script. */
export const CAMPAIGN_FIELD = "linked_query_params";
/** What a button asks for besides sending. */
export const INTENT_FIELD = "intent";
/** Other choices, for what was chosen in another field. */
export const REFRESH = "refresh";
