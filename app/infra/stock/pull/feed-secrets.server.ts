import { FetchFault } from "~/infra/outside/fetch-fault.server";

/** The environment's secrets for feeds, by name. */
export type FeedSecrets = ReadonlyMap<string, string>;

/** A secret by its name. @throws FetchFault when the environment has none of that name */
export function namedSecret(secrets: FeedSecrets, name: string): string {
  const value = secrets.get(name) ?? "";
  if (value === "") throw new FetchFault("standing", `was not asked: ${name} is not set`);
  return value;
}

/** A private key out of a variable, in which line breaks may stand as `\n`. */
export function privateKeyOf(value: string): string {
  return `${value.replaceAll("\\n", "\n").trim()}\n`;
}
