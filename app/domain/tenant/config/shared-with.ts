import * as z from "zod";
import { slugText } from "./shapes";

/** What two dealers may share when both files say so. */
const SHARED_KINDS = [
  "mailbox",
  "phone",
  "webhook",
  "marketplace",
  "secret",
  "payments",
  "account",
  "legal",
  "link",
  "words",
] as const;
/** One of the kinds of things that dealers may share. */
export type SharedKind = (typeof SHARED_KINDS)[number];

/** What a dealer shares with another on purpose. */
export const sharedWithSchema = z
  .array(
    z.strictObject({
      dealer: slugText.describe("Slug of the other dealer, whose file names this one in the same way"),
      what: z
        .array(z.enum(SHARED_KINDS))
        .min(1)
        .describe(
          "What they share: mailboxes, telephone numbers, webhook addresses, accounts at a marketplace, secrets (variables named in sinks), payment accounts, other accounts, licence and company, links to networks and reviews, words (logo, description, files of content and languages)",
        ),
    }),
  )
  .default([])
  .describe(
    "Dealers of one group that share mailboxes, numbers and the like on purpose; else that is a fault",
  );
