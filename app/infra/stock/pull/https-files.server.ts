import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { FeedAuth, HttpsSource } from "~/domain/tenant/config/stock-feeds";
import type { Download, Downloaded } from "~/infra/outside/guarded-download.server";
import { type FetchAnswer, type FetchRequest, versionInMark } from "./feed-files.server";
import { namedSecret, type FeedSecrets } from "./feed-secrets.server";

/** What fetching from web servers needs. */
export interface HttpsAccess {
  readonly download: Download;
  readonly secrets: FeedSecrets;
}

/**
 * Fetches a feed's files from a web server, each only when it is newer than the one known.
 * @throws FetchFault
 */
export async function fetchHttps(
  source: HttpsSource,
  { download, secrets }: HttpsAccess,
  request: FetchRequest,
): Promise<FetchAnswer> {
  const authorization = authorizationOf(source.auth, secrets);
  const fetchOne = async (address: string, at: number, isAsked: boolean): Promise<Fetched> => {
    const folder = join(request.folder, String(at + 1));
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, nameOf(address));
    const known = isAsked ? versionInMark(request.known?.[at]) : null;
    return {
      file,
      answer: await download({ address, to: file, authorization, known, signal: request.signal }),
    };
  };
  const first: Fetched[] = [];
  for (const [at, address] of source.files.entries()) first.push(await fetchOne(address, at, true));
  if (first.every(({ answer }) => answer === "unchanged")) return "unchanged";
  const all: Fetched[] = [];
  // Together they are the stock: those that did not change are needed beside those that did.
  for (const [at, address] of source.files.entries()) {
    const one = first[at];
    all.push(one === undefined || one.answer === "unchanged" ? await fetchOne(address, at, false) : one);
  }
  return together(all);
}

interface Fetched {
  readonly file: string;
  readonly answer: Downloaded;
}

function together(all: readonly Fetched[]): FetchAnswer {
  const hash = createHash("sha256");
  const marks = all.map(({ answer }) => {
    if (answer === "unchanged") throw new Error("a file that was asked for without a version is unchanged");
    hash.update(`${answer.digest} `);
    return { ...answer.version };
  });
  return { files: all.map(({ file }) => file), content: hash.digest("base64url"), marks };
}

function authorizationOf(auth: FeedAuth | null, secrets: FeedSecrets): string | null {
  if (auth === null) return null;
  if (auth.type === "bearer") return `Bearer ${namedSecret(secrets, auth.tokenEnv)}`;
  const pair = `${auth.user}:${namedSecret(secrets, auth.passwordEnv)}`;
  return `Basic ${Buffer.from(pair).toString("base64")}`;
}

/** The file's own name, for reports; what stands behind a question mark may be a secret. */
function nameOf(address: string): string {
  const name = basename(new URL(address).pathname).replaceAll(/[^\w.-]/g, "_");
  return /^[._]*$/.test(name) ? "stock" : name.slice(-100);
}
