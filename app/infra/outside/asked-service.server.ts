import { FetchFault } from "./fetch-fault.server";

/** The address of a service with a question in its query; what is not known is left out. */
export function addressWith(url: string, question: object): URL {
  const address = new URL(url);
  for (const [name, value] of Object.entries(question))
    if (value !== null) address.searchParams.set(name, String(value));
  return address;
}

/**
 * The value of `Authorization` for a service; null where it asks for no key.
 * @throws FetchFault where the environment lacks the key
 */
export function bearerOf(keyEnv: string | null, secrets: ReadonlyMap<string, string>): string | null {
  if (keyEnv === null) return null;
  const key = secrets.get(keyEnv) ?? "";
  if (key === "") throw new FetchFault("standing", `was not asked: ${keyEnv} is not set`);
  return `Bearer ${key}`;
}
