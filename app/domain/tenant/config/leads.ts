import * as z from "zod";
import { LEAD_KINDS } from "../../lead/lead";
import { line, plainText, slugText, webUrl } from "./shapes";

/**
 * Name of the environment variable that holds a secret. The prefix keeps a dealer's file from naming any other
 * variable.
 */
const secretName = z.string().regex(/^LEAD_SECRET_[A-Z0-9_]{1,60}$/, {
  error: "the name of an environment variable that starts with LEAD_SECRET_",
});

/** One address, plain enough for any mail header. */
const mailAddress = z.email().max(254);

/** What narrows a sink beside kind and dealership; the names of each group are alternatives, the groups all have to fit. */
const narrowing = z.strictObject({
  locations: z
    .array(slugText)
    .max(100)
    .default([])
    .describe(
      "Only leads for these locations, by id: the one the shopper chose, else that where the vehicle stands; none for all, and for leads about no location",
    ),
  departments: z
    .array(slugText)
    .max(20)
    .default([])
    .describe("Only leads for these departments, as the contact form names them; none for all"),
  makes: z
    .array(line.max(60))
    .max(100)
    .default([])
    .describe(
      "Only leads about vehicles of these makes, in any case; none for all, and for leads about no vehicle",
    ),
  postcodes: z
    .array(
      z.string().regex(/^[A-Z0-9][A-Z0-9 -]{0,9}(?:\*|\.\.[A-Z0-9][A-Z0-9 -]{0,9})?$/i, {
        error: "a postcode (4101), the start of some (41*) or a range (4000..4199)",
      }),
    )
    .max(200)
    .default([])
    .describe("Only leads of shoppers with these postcodes: 4101, 41* or 4000..4199; none for all"),
});

const anySink = {
  id: slugText.max(40).describe("Key of the sink: stands in metrics, logs and with every delivery"),
  kinds: z
    .array(z.enum(LEAD_KINDS))
    .min(1)
    .default([...LEAD_KINDS])
    .describe("Kinds of lead it gets; without it, all"),
  dealerships: z
    .array(slugText)
    .default([])
    .describe("Only leads for these dealerships, by id; none for all, and for leads about no dealership"),
  only: narrowing
    .optional()
    .describe(
      "Narrows what it gets further; what no sink then takes goes to site.email, which has to be there",
    ),
};
const changes = z.boolean().default(true).describe("Whether later steps of a lead are delivered too");

const adfMail = z.strictObject({
  ...anySink,
  type: z.literal("adfMail").describe("An e-mail with the lead as text and as ADF 1.0 XML"),
  changes,
  to: z.array(mailAddress).min(1).max(10).describe("Mailboxes of the dealer or its lead system"),
  body: z
    .enum(["text", "xml"])
    .default("text")
    .describe("text: for people, with the XML attached; xml: nothing but the XML, for lead systems"),
  halfWayMinutes: z
    .int()
    .min(0)
    .max(1_440)
    .default(60)
    .describe(
      "Minutes after which a journey of several steps that was left half-way is mailed; one that is finished is one mail, at once. 0 mails every step",
    ),
});

const webhook = z.strictObject({
  ...anySink,
  type: z.literal("webhook").describe("A POST of JSON, signed as Standard Webhooks says"),
  changes,
  url: webUrl.describe("Where it is posted"),
  secretEnv: secretName.describe("Environment variable that holds the signing secret (whsec_…)"),
});

const marketplace = z.strictObject({
  ...anySink,
  type: z.literal("marketplace").describe("A POST of JSON in the form marketplaces send leads in"),
  changes,
  url: webUrl.describe("Where it is posted"),
  tokenEnv: secretName
    .nullable()
    .default(null)
    .describe("Environment variable that holds the bearer token; null for none"),
  sellerId: line.max(80).nullable().default(null).describe("The dealer's id there; null for its slug"),
});

const autoReply = z.strictObject({
  ...anySink,
  type: z
    .literal("autoReply")
    .describe(
      "An e-mail to the shopper who gave an address. Bookings, prizes, payments and the end of a trade-in are answered without it, too",
    ),
  replyTo: mailAddress.nullable().default(null).describe("Where answers go; null for site.email"),
  subject: line
    .max(150)
    .nullable()
    .default(null)
    .describe("Subject, with {name}, {vehicle}, {dealer} and {phone}; null for the platform's"),
  text: plainText
    .nullable()
    .default(null)
    .describe(
      "First paragraphs of the general answer, with the same placeholders; null for the platform's. Vehicle and next steps follow. Bookings, prizes and trade-in figures have letters of their own",
    ),
});

const sinkSchema = z.discriminatedUnion("type", [adfMail, webhook, marketplace, autoReply]);
/** A place that a dealer's leads are delivered to. */
export type LeadSink = z.infer<typeof sinkSchema>;

/** What becomes of leads (LEAD). */
export const leadsSchema = z
  .strictObject({
    sinks: z
      .array(sinkSchema)
      .max(20)
      .refine((sinks) => new Set(sinks.map(({ id }) => id)).size === sinks.length, {
        error: "sinks with ids of their own",
      })
      .default([])
      .describe(
        "Where leads are delivered; what none of them takes, as ADF mail to site.email. Every lead has to reach somebody, or the start stops",
      ),
    heldNoticeTo: z
      .array(mailAddress)
      .max(10)
      .default([])
      .describe(
        "Mailboxes told, at most hourly, that leads are held back as a robot's; none for those of sinks with body text, else site.email",
      ),
    privateLinkDays: z
      .int()
      .min(1)
      .max(180)
      .default(30)
      .describe(
        "Days for which the link opens by which a dealer sees the private answers of a finance application (income, employer, date of birth …)",
      ),
    shopperLinkDays: z
      .int()
      .min(7)
      .max(730)
      .default(90)
      .describe(
        "Days for which the link in a shopper's mail opens the page of what they sent, after its last news or its booking",
      ),
    answerTexts: z
      .boolean()
      .default(true)
      .describe(
        "Whether shoppers who choose SMS, or give nothing but a mobile number, are answered by text message, where a gateway is set. Never at night",
      ),
    mailFrom: mailAddress
      .nullable()
      .default(null)
      .describe("Sender of mails about leads; null for leads@ the site's host"),
    retentionDays: z
      .int()
      .min(30)
      .max(3_650)
      .default(730)
      .describe("Days after which a lead without news is deleted"),
  })
  .prefault({});
