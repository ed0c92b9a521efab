import type { LeadSink } from "~/domain/tenant/config/leads";

type SinkOf<Type extends LeadSink["type"]> = Extract<LeadSink, { type: Type }>;

const ALL = () => ({ id: "sink", kinds: [], dealerships: [] });

/** Letters to the shopper, in our own words. */
export const SHOPPER: SinkOf<"autoReply"> = {
  ...ALL(),
  type: "autoReply",
  replyTo: null,
  subject: null,
  text: null,
};

/** A mail to people at the dealer's, or the ADF alone to a program. */
export const mailSink = (to: string, body: "text" | "xml"): SinkOf<"adfMail"> => ({
  ...ALL(),
  type: "adfMail",
  to: [to],
  body,
  changes: true,
  halfWayMinutes: 60,
});

/** A webhook. */
export const hookSink = (url: string): SinkOf<"webhook"> => ({
  ...ALL(),
  type: "webhook",
  url,
  secretEnv: "LEAD_SECRET",
  changes: true,
});

/** A marketplace. */
export const marketSink = (url: string): SinkOf<"marketplace"> => ({
  ...ALL(),
  type: "marketplace",
  url,
  tokenEnv: null,
  sellerId: null,
  changes: true,
});
