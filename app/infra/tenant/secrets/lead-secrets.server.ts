import { Webhook } from "standardwebhooks";
import type { LeadSink } from "~/domain/tenant/config/leads";
import type { SiteConfig } from "~/domain/tenant/site-config";

/** The environment's secrets for sinks, by name. */
export type LeadSecrets = ReadonlyMap<string, string>;

/**
 * Secrets that a dealer's sinks name and the environment lacks, or has in a form that cannot sign. Repeats no secret.
 */
export function secretProblems(file: string, { leads }: SiteConfig, secrets: LeadSecrets): readonly string[] {
  return leads.sinks.flatMap((sink, at) => {
    const named = secretOf(sink);
    if (named === null) return [];
    const { field, variable } = named;
    const value = secrets.get(variable) ?? "";
    const problem = value === "" ? "nothing" : signs(sink, value) ? null : "something else";
    if (problem === null) return [];
    const expected = sink.type === "webhook" ? "a secret (whsec_…)" : "a token";
    const place = `${file}: leads.sinks[${at}].${field}`;
    return [`${place}: expected ${expected} in the environment variable ${variable}, received ${problem}`];
  });
}

function secretOf(sink: LeadSink): { readonly field: string; readonly variable: string } | null {
  if (sink.type === "webhook") return { field: "secretEnv", variable: sink.secretEnv };
  if (sink.type !== "marketplace" || sink.tokenEnv === null) return null;
  return { field: "tokenEnv", variable: sink.tokenEnv };
}

function signs(sink: LeadSink, value: string): boolean {
  if (sink.type !== "webhook") return true;
  try {
    return new Webhook(value).sign("id", new Date(0), "") !== "";
  } catch {
    return false;
  }
}
