import type { FeedSource } from "~/domain/tenant/config/stock-feeds";
import type { Download } from "~/infra/outside/guarded-download.server";
import type { WithSftp } from "~/infra/outside/guarded-sftp.server";
import type { FetchAnswer, FetchRequest } from "./feed-files.server";
import { namedSecret, privateKeyOf, type FeedSecrets } from "./feed-secrets.server";
import { folderFiles } from "./folder-files.server";
import { fetchHttps } from "./https-files.server";
import { fetchListed } from "./listed-files.server";

/** The ways to where feeds are. */
export interface FeedAccess {
  readonly download: Download;
  readonly sftp: WithSftp;
  /** The folder below which files are left on this machine. */
  readonly dir: string;
  readonly secrets: FeedSecrets;
}

/** Fetches a feed's files, unless they are those that are known. @throws FetchFault, UnfinishedFileError */
export async function fetchFeed(
  source: FeedSource,
  access: FeedAccess,
  request: FetchRequest,
): Promise<FetchAnswer> {
  if (source.type === "https") return fetchHttps(source, access, request);
  if (source.type === "folder") return fetchListed(source, folderFiles(access.dir, request.signal), request);
  const { host, port, user, hostKeys, passwordEnv, keyEnv } = source;
  const secret = (name: string | null) => (name === null ? null : namedSecret(access.secrets, name));
  const key = secret(keyEnv);
  return access.sftp(
    {
      host,
      port,
      user,
      hostKeys,
      password: secret(passwordEnv),
      key: key === null ? null : privateKeyOf(key),
    },
    request.signal,
    (files) => fetchListed(source, files, request),
  );
}

/** The name of a feed's server, which may be told to anyone: no path, no user, no secret. */
export function serverName(source: FeedSource): string {
  if (source.type === "folder") return "the folder";
  if (source.type === "sftp") return source.host;
  return [...new Set(source.files.map((address) => new URL(address).host))].join(", ");
}
