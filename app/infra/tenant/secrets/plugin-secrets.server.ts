import type { ServedDealer } from "../payment-keys.server";

/**
 * Keys that plug-ins and the look-up of registrations name and the environment lacks, and addresses that production does
 * not ask.
 */
export function pluginSecretProblems(
  { file, config }: ServedDealer,
  secrets: ReadonlyMap<string, string>,
): readonly string[] {
  const services = config.features.plugins.map((plugin, at) => ({
    ...plugin,
    at: `features.plugins[${at}]`,
  }));
  const lookup = { ...config.forms.registrationLookup, at: "forms.registrationLookup" };
  return [...services, lookup].flatMap(({ url, keyEnv, at }) => {
    if (url === null) return [];
    const place = `${file}: ${at}`;
    const isMissing = keyEnv !== null && (secrets.get(keyEnv) ?? "") === "";
    return [
      ...(isMissing
        ? [`${place}.keyEnv: expected a secret in the environment variable ${keyEnv}, received nothing`]
        : []),
      ...(url.startsWith("http://") ? [`${place}.url: expected https://, received http://`] : []),
    ];
  });
}
