import type { PageKey } from "~/domain/tenant/pages";
import type { AskedSite } from "./asked-site";

/** What an address answers: a status, or the address it leads to. */
export type Expected = 200 | 404 | 405 | { readonly to: RegExp; readonly status: 301 | 302 | 303 };

/** A row of the specification's route table: an address, and what each dealer's configuration makes of it. */
export interface RouteRow {
  readonly row: string;
  /** What the row is about, for the title. */
  readonly what: string;
  readonly path: (site: AskedSite) => string;
  readonly expected: (site: AskedSite) => Expected;
  /** On the page, where it is there. */
  readonly shows?: RegExp;
  /** Every configuration has it: the row has no 404. */
  readonly everybody?: true;
  /** An address with nothing to compare: no dealer here answers it. */
  readonly nobody?: true;
}

/** Whether something holds for a dealer. */
export type Rule = (site: AskedSite) => boolean;

export const enabled =
  (key: PageKey): Rule =>
  ({ config }) =>
    config.routes.enabled.includes(key);

/** Switched on, and the dealer has written it. */
export const written =
  (key: PageKey): Rule =>
  (site) =>
    enabled(key)(site) &&
    (site.config.content.pages.includes(key) || site.config.content.blocks[key] !== undefined);

export const both =
  (...rules: readonly Rule[]): Rule =>
  (site) =>
    rules.every((rule) => rule(site));

export const there = (has: Rule) => (site: AskedSite) => (has(site) ? 200 : 404) as Expected;

/** To a sign-in of a kind, where it is there at all. */
export const behindSignIn =
  (kind: string, has: Rule) =>
  (site: AskedSite): Expected =>
    has(site) ? { to: new RegExp(`^/sign-in\\?type=${kind}&`), status: 303 } : 404;

/** A row with an address of its own. */
export function fixed(row: string, path: string, has: Rule, more: Partial<RouteRow> = {}): RouteRow {
  return { row, what: path.replace(/\?.*/, ""), path: () => path, expected: there(has), ...more };
}
