import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { loadTenants, type LoadTenantsOptions } from "~/infra/tenant/load-tenants.server";
import { TenantConfigError } from "~/infra/tenant/tenant-config-error.server";
import type { Logger } from "~/ports/logger";
import { lineOf } from "./line-of";
import { remedyFor } from "./remedy-for";

/** Something that is wrong with a dealer's files, or that may be. */
export interface Finding {
  /** A fault keeps the dealer from being served; a doubt is told and stops nothing. */
  readonly level: "fault" | "doubt";
  /** As people know it; null for what is of no file. */
  readonly file: string | null;
  /** Counted from 1; null where it cannot be told. */
  readonly line: number | null;
  /** Where in the file, what was expected there and what stands there. */
  readonly message: string;
  /** What to do about it. */
  readonly remedy: string;
}

type CheckOptions = Pick<
  LoadTenantsOptions,
  "dir" | "presets" | "platform" | "secrets" | "feedSecrets" | "pluginSecrets" | "paymentKeys"
>;

/**
 * Everything the start would say of the dealers' files, and everything it would only warn of. @param slug only what
 * concerns this dealer
 */
export async function checkDealers(options: CheckOptions, slug?: string): Promise<readonly Finding[]> {
  const { faults, doubts } = await problemsOf(options);
  const findings = [
    ...faults.map((text) => ({ level: "fault" as const, text })),
    ...doubts.map((text) => ({ level: "doubt" as const, text })),
  ];
  return findings
    .filter(({ text }) => slug === undefined || concerns(text, slug))
    .map(({ level, text }) => ({ level, ...findingIn(text, slug) }));
}

async function problemsOf(
  options: CheckOptions,
): Promise<{ readonly faults: readonly string[]; readonly doubts: readonly string[] }> {
  const told: string[] = [];
  try {
    await loadTenants({ ...options, region: null, logger: noting(told) });
    return { faults: [], doubts: told };
  } catch (error) {
    if (error instanceof TenantConfigError) return { faults: error.problems, doubts: error.doubts };
    throw error;
  }
}

/** A logger that keeps the problems the start warns of. */
function noting(doubts: string[]): Logger {
  const silent = () => undefined;
  return {
    debug: silent,
    info: silent,
    error: silent,
    warn({ problem, doubt = problem }) {
      if (typeof doubt === "string") doubts.push(doubt);
    },
  };
}

/** A file of known kind, a picture, or whatever else a problem begins with that looks like a path. */
const FILE = /(?:^|(?<=, ))(\S+\.(?:json|md|ya?ml)|\S+\/media\/[^:]*|(?<=^)[^:,\s]*\/[^:,]*): /g;

/** Whether a problem names a file of this dealer's, or none at all. */
function concerns(text: string, slug: string): boolean {
  const files = [...text.matchAll(FILE)].map(([, file = ""]) => file);
  return files.length === 0 || files.some((file) => file.split(/[/\\]/).includes(slug));
}

/** A problem taken apart: the file of the dealer that is asked about comes first. */
function findingIn(text: string, slug: string | undefined): Omit<Finding, "level"> {
  const places = [...text.matchAll(FILE)].map(({ index, 0: whole, 1: file = "" }) => ({
    file,
    rest: text.slice(index + whole.length),
  }));
  const own =
    places.find(({ file }) => slug !== undefined && file.split(/[/\\]/).includes(slug)) ?? places[0];
  if (own === undefined) return { file: null, line: null, message: text, remedy: remedyFor(text) };
  const { file, line } = placed(own.file, own.rest);
  const message = own === places[0] ? own.rest : text;
  // The line stands behind the file already.
  return { file, line, message: message.replace(/^line \d+: /, ""), remedy: remedyFor(own.rest, file) };
}

/** The line of a field, which may stand in a file beside site.json whose values are its `content`. */
function placed(file: string, rest: string): { readonly file: string; readonly line: number | null } {
  const text = textOf(file);
  const line = text === null ? null : lineOf(file, text, rest);
  const [, name] = /^content\.(labels|blocks)\b/.exec(rest) ?? [];
  if (basename(file) !== "site.json" || name === undefined || line?.isWhole === true)
    return { file, line: line?.line ?? null };
  const beside = join(dirname(file), "content", `${name}.json`).replaceAll("\\", "/");
  const other = textOf(beside);
  const found = other === null ? null : lineOf(beside, other, rest.slice("content.".length));
  return found?.isWhole === true ? { file: beside, line: found.line } : { file, line: line?.line ?? null };
}

const PICTURES = /\/media\/[^/]*$/;

function textOf(file: string): string | null {
  if (PICTURES.test(file)) return null;
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
