import type { FeedSource } from "~/domain/tenant/config/stock-feeds";
import { mappingPlace } from "../stock/pull/configured-feeds.server";
import { readMapping } from "../stock/mapping-file.server";
import type { ServedDealer } from "./payment-keys.server";

/** Mappings that feeds name and that are not there, that nothing can be read by, or that do not suit the feed's files. */
export async function mappingProblems(
  tenantConfigDir: string,
  dealers: readonly ServedDealer[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { file, config } of dealers) {
    const { slug } = config.site;
    for (const [at, { mapping, source }] of config.stock.feeds.entries()) {
      const feed = `${file}: stock.feeds[${at}]`;
      const place = `${feed}.mapping`;
      const found = mappingPlace(tenantConfigDir, slug, mapping);
      if (found === null) {
        problems.push(
          `${place}: expected a file in stock/ of the dealer's folder or in stock-mappings/, received ${JSON.stringify(mapping)}`,
        );
        continue;
      }
      const read = await readMapping(found).catch(messageOf);
      if (typeof read === "string") problems.push(`${place}: expected a usable mapping: ${read}`);
      else if (read.delta !== null && source.files.some((name) => isPattern(source, name)))
        problems.push(
          `${feed}.source.files: expected names without * for files of changes, received ${JSON.stringify(source.files)}: ` +
            "a pull takes the newest that fits, and what the others change would be lost",
        );
    }
  }
  return problems;
}

/** Whether a name stands for the newest of several files. */
function isPattern({ type }: FeedSource, name: string): boolean {
  return type !== "https" && name.includes("*");
}

/** Secrets that feeds name and the environment lacks, and addresses that production does not fetch. */
export function feedSecretProblems(
  { file, config }: ServedDealer,
  secrets: ReadonlyMap<string, string>,
): readonly string[] {
  return config.stock.feeds.flatMap(({ source }, at) => {
    const place = `${file}: stock.feeds[${at}].source`;
    const missing = secretsOf(source)
      .filter(({ variable }) => (secrets.get(variable) ?? "") === "")
      .map(
        ({ field, variable }) =>
          `${place}.${field}: expected a secret in the environment variable ${variable}, received nothing`,
      );
    return [
      ...missing,
      ...plainAddresses(source).map((which) => `${place}.${which}: expected https://, received http://`),
    ];
  });
}

function secretsOf(source: FeedSource): readonly { readonly field: string; readonly variable: string }[] {
  if (source.type === "folder") return [];
  if (source.type === "sftp")
    return [
      ...(source.passwordEnv === null ? [] : [{ field: "passwordEnv", variable: source.passwordEnv }]),
      ...(source.keyEnv === null ? [] : [{ field: "keyEnv", variable: source.keyEnv }]),
    ];
  if (source.auth === null) return [];
  return source.auth.type === "basic"
    ? [{ field: "auth.passwordEnv", variable: source.auth.passwordEnv }]
    : [{ field: "auth.tokenEnv", variable: source.auth.tokenEnv }];
}

function plainAddresses(source: FeedSource): readonly string[] {
  if (source.type !== "https") return [];
  return source.files.flatMap((address, at) => (address.startsWith("http://") ? [`files[${at}]`] : []));
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, "; ");
}
