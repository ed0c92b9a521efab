import type { LeadAnswer } from "~/domain/lead/lead-answers";
import type { SiteConfig } from "~/domain/tenant/site-config";

/** The private answers of a lead, for whoever has the link. */
export interface ShownAnswers {
  readonly name: string;
  /** ISO time. */
  readonly receivedAt: string;
  readonly answers: readonly LeadAnswer[];
}

/** What the address of a lead's private answers carries besides its id. */
export interface PrivateKey {
  /** Milliseconds since 1970, in digits. */
  readonly until: string;
  readonly key: string;
}

/** Answers that reach a dealer only by a page of its site. */
export interface PrivateAnswers {
  /** The address of the page, valid for `leads.privateLinkDays` from now. */
  address(config: Pick<SiteConfig, "site" | "leads">, leadId: string): string;
  /** What the page shows; `expired` for an address that was valid, null for any other and for a lead that is gone. */
  find(config: SiteConfig, leadId: string, given: PrivateKey): Promise<ShownAnswers | "expired" | null>;
}
