import * as z from "zod";
import { DELIMITER_NAMES, FEED_FORMATS } from "../../stock/file/feed-file";
import { fetchedAddress, slugText } from "./shapes";

/**
 * Name of the environment variable that holds a secret of a feed. The prefix keeps a dealer's file from sending any other
 * variable to a server that it names.
 */
const secretName = z.string().regex(/^FEED_SECRET_[A-Z0-9_]{1,60}$/, {
  error: "the name of an environment variable that starts with FEED_SECRET_",
});

const text = z.string().min(1).max(300);

/** Control characters, and the backslash, which some servers take for a slash. */
const UNCLEAN = /[\p{Cc}\\]/u;

/** Whether a path names one file, or with `*` in its last part files of one folder, and leads nowhere else. */
function isFilePath(path: string): boolean {
  const parts = path.split("/");
  const last = parts.at(-1) ?? "";
  const leadsAway = parts.some((part) => part === ".." || part === ".");
  return !UNCLEAN.test(path) && !leadsAway && last !== "" && !parts.slice(0, -1).join("/").includes("*");
}

/** Several files together are one stock. */
function filesOf(one: z.ZodType<string, string>) {
  return z.array(one).min(1).max(20);
}

const stalest = z
  .number()
  .positive()
  .max(8_760)
  .nullable()
  .default(null)
  .describe("Hours after which a file counts as left behind: the pull then fails; null for never");

const authSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("basic").describe("User name and password"),
    user: text.describe("User name"),
    passwordEnv: secretName.describe("Environment variable that holds the password"),
  }),
  z.strictObject({
    type: z.literal("bearer").describe("A token"),
    tokenEnv: secretName.describe("Environment variable that holds the token"),
  }),
]);
/** How a feed's web server knows us. */
export type FeedAuth = z.infer<typeof authSchema>;

const httpsSource = z.strictObject({
  type: z.literal("https").describe("A web server"),
  files: filesOf(fetchedAddress).describe("Addresses; several files together are the stock"),
  auth: authSchema.nullable().default(null).describe("How the server knows us; null for not at all"),
});

const sftpSource = z
  .strictObject({
    type: z.literal("sftp").describe("An SFTP server"),
    host: z
      .string()
      .max(253)
      .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i, { error: "a host name without port" })
      .describe("Host name"),
    port: z.int().min(1).max(65_535).default(22).describe("Port"),
    user: text.describe("User name"),
    passwordEnv: secretName
      .nullable()
      .default(null)
      .describe("Environment variable that holds the password; null for none"),
    keyEnv: secretName
      .nullable()
      .default(null)
      .describe("Environment variable that holds the private key; null for none"),
    hostKeys: z
      .array(
        z.string().regex(/^SHA256:[A-Za-z0-9+/]{43}=?$/, {
          error: "SHA256:…, as `ssh-keyscan HOST | ssh-keygen -lf -` prints it",
        }),
        { error: "the fingerprints that `ssh-keyscan HOST | ssh-keygen -lf -` prints" },
      )
      .min(1)
      .max(10)
      .describe(
        "Fingerprints of the server's keys, as `ssh-keyscan HOST | ssh-keygen -lf -` prints them; a server with another key is told nothing",
      ),
    files: filesOf(
      text.refine(isFilePath, { error: "the path of a file, with * in its last part alone" }),
    ).describe("Paths; of those that `*` in the last part fits the newest; several together are the stock"),
    staleHours: stalest,
  })
  .refine(({ passwordEnv, keyEnv }) => passwordEnv !== null || keyEnv !== null, {
    path: ["passwordEnv"],
    error: "passwordEnv or keyEnv",
  });

const folderSource = z.strictObject({
  type: z.literal("folder").describe("A folder of this machine, below STOCK_FEEDS_DIR"),
  files: filesOf(
    text.refine((path) => isFilePath(path) && !path.startsWith("/"), {
      error: "a path below STOCK_FEEDS_DIR, with * in its last part alone",
    }),
  ).describe(
    "Paths below it; of those that `*` in the last part fits the newest; several together are the stock",
  ),
  staleHours: stalest,
});

const sourceSchema = z.discriminatedUnion("type", [httpsSource, sftpSource, folderSource]);
/** Where a feed's files are. */
export type FeedSource = z.infer<typeof sourceSchema>;
/** A feed on a web server. */
export type HttpsSource = z.infer<typeof httpsSource>;

const share = z.number().min(0).max(1).nullable();
const found = "; null: as the mapping says";

/** A dealership's stock that is fetched from time to time. */
export const stockFeedSchema = z.strictObject({
  id: slugText.max(40).describe("Key of the feed: stands in metrics, logs and commands"),
  dealership: slugText.describe("Id of the dealership whose stock it is"),
  mode: z
    .enum(["full", "delta"])
    .nullable()
    .default(null)
    .describe(
      "full: its files are the whole stock; delta: changes only, beside another feed that is the whole stock; null: as the mapping says",
    ),
  mapping: z
    .string()
    .regex(/^\w[\w.-]{0,98}\.json$/, { error: "the name of a mapping, such as easycars.json" })
    .describe("How it is read: a file in `stock/` of the dealer's folder, else in `stock-mappings/`"),
  source: sourceSchema.describe("Where its files are"),
  everyMinutes: z.int().min(1).max(10_080).default(60).describe("Minutes between two pulls"),
  lateMinutes: z
    .int()
    .min(2)
    .max(100_000)
    .nullable()
    .default(null)
    .describe("Minutes without a good pull after which it is late; null for three times `everyMinutes`"),
  maxDrop: share
    .default(0.3)
    .describe("Largest share of vehicles, or of a field, that a file may lack; null for any"),
  maxRejected: share.default(0.4).describe("Largest share of rows that may be rejected; null for any"),
  format: z.enum(FEED_FORMATS).nullable().default(null).describe(`Format${found}`),
  encoding: text.nullable().default(null).describe(`Encoding${found}`),
  delimiter: z.enum(DELIMITER_NAMES).nullable().default(null).describe(`CSV: between cells${found}`),
  records: text.nullable().default(null).describe(`JSON: path of the list; XML: name of the element${found}`),
  sheet: text.nullable().default(null).describe(`XLSX: name of the sheet${found}`),
  entry: text.nullable().default(null).describe(`The file within a zip that holds several${found}`),
});
/** A configured feed ({@link stockFeedSchema}). */
export type StockFeed = z.infer<typeof stockFeedSchema>;
