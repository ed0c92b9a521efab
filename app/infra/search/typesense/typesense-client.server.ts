import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { Client } from "typesense";
import type { Env } from "~/infra/env.server";
import { SearchUnavailableError } from "~/ports/search-service";

/** How to reach a Typesense cluster. */
export interface TypesenseConnection {
  /** One address per node, such as `http://127.0.0.1:8108`. */
  readonly urls: readonly string[];
  readonly apiKey: string;
  /** The longest one request may take, in milliseconds. */
  readonly fetchTimeoutMs: number;
}

/** The cluster of `TYPESENSE_URL`, with the key that may only search where there is one; null when there is no cluster. */
export function typesenseConnection(
  env: Pick<Env, "typesenseNodes" | "typesenseSearchKey" | "typesenseApiKey">,
  fetchTimeoutMs: number,
): TypesenseConnection | null {
  if (env.typesenseNodes.length === 0) return null;
  // `readEnv` refuses nodes without a key.
  const apiKey = env.typesenseSearchKey ?? env.typesenseApiKey ?? "";
  return { urls: env.typesenseNodes, apiKey, fetchTimeoutMs };
}

/**
 * A client that tries each node once, keeps connections open and prints nothing.
 * @param tries 1 for one that leaves trying again to its caller; the next request goes to the next node
 */
export function createTypesenseClient(
  { urls, apiKey, fetchTimeoutMs }: TypesenseConnection,
  tries = urls.length,
): Client {
  return new Client({
    nodes: urls.map((url) => ({ url: url.trim().replace(/\/+$/, "") })),
    apiKey,
    connectionTimeoutSeconds: fetchTimeoutMs / 1000,
    numRetries: Math.max(0, tries - 1),
    retryIntervalSeconds: 0.05,
    httpAgent: new HttpAgent({ keepAlive: true }),
    httpsAgent: new HttpsAgent({ keepAlive: true }),
    logLevel: "silent",
  });
}

/** Any failure of the engine, its answer or its transport as the one error the port knows. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof SearchUnavailableError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new SearchUnavailableError(`Typesense did not answer: ${reason}`, { cause: error });
  }
}
