import type { ServedDealer } from "../payment-keys.server";

/** Keys that plug-ins name and the environment lacks, and addresses that production does not ask. */
export function pluginSecretProblems(
  { file, config }: ServedDealer,
  secrets: ReadonlyMap<string, string>,
): readonly string[] {
  return config.features.plugins.flatMap(({ url, keyEnv }, at) => {
    if (url === null) return [];
    const place = `${file}: features.plugins[${at}]`;
    const isMissing = keyEnv !== null && (secrets.get(keyEnv) ?? "") === "";
    return [
      ...(isMissing
        ? [`${place}.keyEnv: expected a secret in the environment variable ${keyEnv}, received nothing`]
        : []),
      ...(url.startsWith("http://") ? [`${place}.url: expected https://, received http://`] : []),
    ];
  });
}
