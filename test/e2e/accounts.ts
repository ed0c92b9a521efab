import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import * as z from "zod";
import { type Answer, type Ask } from "../setup/http";
import { type Dealer, DEALERS } from "../setup/dealers";
import { ask, expect, originOf } from "./site-test";
import { WORKER } from "./worker";

const SITE = z.object({
  site: z.object({ country: z.enum(["au", "nz"]).default("au") }),
  features: z
    .object({ watchlist: z.boolean().default(false), garage: z.boolean().default(false) })
    .default({ watchlist: false, garage: false }),
  routes: z
    .object({ garage: z.string().default("/my-garage"), enabled: z.array(z.string()).default([]) })
    .default({ garage: "/my-garage", enabled: [] }),
});
/** What a dealer's file says about accounts. */
export const siteOf = ({ slug }: Dealer) =>
  SITE.parse(JSON.parse(readFileSync(`tenant-config/${slug}/site.json`, "utf8")));

/** Dealers with a watchlist, of different templates. */
export const WATCHING: readonly Dealer[] = [
  ...new Map(
    DEALERS.filter((dealer) => siteOf(dealer).features.watchlist).map((dealer) => [dealer.template, dealer]),
  ).values(),
];

/** A dealer without accounts of its own to disturb: for what uses up its limits. */
export const QUIET: Dealer = first(DEALERS.filter((dealer) => !siteOf(dealer).features.watchlist));
export const WATCHER: Dealer = first(WATCHING);

function first(dealers: readonly Dealer[]): Dealer {
  const [dealer] = dealers;
  if (dealer === undefined) throw new Error("No such dealer in tenant-config/.");
  return dealer;
}

let numbers = Math.floor(Date.now() / 1_000) % 100_000;

/** A mobile number of the dealer's country that no test has used. */
export function freshNumber(dealer: Dealer): string {
  numbers = (numbers + 1) % 100_000;
  const digits = `${WORKER}${String(numbers).padStart(5, "0")}`;
  return siteOf(dealer).site.country === "nz" ? `0211${digits}` : `0412${digits}`;
}

/** Goes through the two steps of the sign-in that the page shows. */
export async function signIn(page: Page, dealer: Dealer, number = freshNumber(dealer)): Promise<void> {
  await page.locator("#phone").fill(number);
  await page.getByRole("button", { name: "Text me a code" }).click();
  await page.locator("#code").fill(await shownCode(page));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
}

/** The code that development shows in place of a message. */
export async function shownCode(page: Page): Promise<string> {
  const text = (await page.locator("[data-development-message]").textContent()) ?? "";
  return /\d{6}/.exec(text)?.[0] ?? "";
}

/** A visitor without a browser, who keeps cookies. */
export interface Visitor {
  get(target: string): Promise<Answer>;
  post(
    target: string,
    form: Readonly<Record<string, string>>,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  call(target: string, body: unknown): Promise<Answer>;
  send(
    target: string,
    method: string,
    body?: string | Uint8Array,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  readonly cookies: Map<string, string>;
}

/** How a server is asked for a dealer's page. */
export type At = (target: string, options: Ask) => Promise<Answer>;

/** Makes a {@link Visitor} of a dealer's site, at the server of all tests unless another is given. */
export function visitor(dealer: Dealer, at: At = (target, options) => ask(dealer, target, options)): Visitor {
  const cookies = new Map<string, string>();
  const send = async (
    target: string,
    method: string,
    body?: string | Uint8Array,
    headers: Record<string, string> = {},
  ) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await at(target, {
      method,
      headers: { ...(cookie === "" ? {} : { cookie }), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of answer.headers["set-cookie"] ?? []) keep(cookies, line);
    return answer;
  };
  return {
    cookies,
    send,
    get: (target) => send(target, "GET"),
    post: (target, form, headers = {}) =>
      send(target, "POST", new URLSearchParams(form).toString(), {
        "content-type": "application/x-www-form-urlencoded",
        ...headers,
      }),
    call: (target, body) =>
      send(target, "POST", JSON.stringify(body), { "content-type": "application/json" }),
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ""] = line.split(";");
  const at = pair.indexOf("=");
  if (/Max-Age=0\b/.test(line)) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}

/** Signs in from where a gate led; returns the answer that leads on. */
export async function signInAt(one: Visitor, address: string, number: string): Promise<Answer> {
  const sent = await one.post(address, { phone: number });
  const next = sent.headers.location ?? "";
  const code = /data-development-message[^>]*>(\d{6})/.exec((await one.get(next)).body)?.[1] ?? "";
  const done = await one.post(next, { code });
  expect([sent.status, done.status, one.cookies.has("session")]).toEqual([303, 303, true]);
  return done;
}

/** A visitor who has signed in. */
export async function member(dealer: Dealer, number = freshNumber(dealer), at?: At): Promise<Visitor> {
  const one = visitor(dealer, at);
  await signInAt(one, "/sign-in", number);
  return one;
}

/** A visitor's page in the browser. */
export function open(page: Page, dealer: Dealer, target: string) {
  return page.goto(originOf(dealer) + target);
}
