import type { Answer } from "../../setup/http";
import { type At, type Visitor, visitor } from "../accounts";
import type { Dealer } from "../../setup/dealers";
import { expect } from "../site-test";
import { fillForm, type Said } from "./filled-form";

/** What somebody typed on the way from a form to its answer. */
export interface Sent {
  /** Own path of the form. */
  readonly path: string;
  readonly email: string;
  readonly said: readonly Said[];
  /** The page that thanks. */
  readonly thanks: string;
}

const MOST_PAGES = 9;

/**
 * Goes through a form from its first page until a page without one, as a browser without script does.
 * @param typed what is typed into text fields, by name; with an `email` that nobody else has
 * @returns null where there is no such form, or only for who is signed in
 */
export async function sendForm(
  dealer: Dealer,
  at: At,
  path: string,
  typed: Readonly<Record<string, string>>,
): Promise<Sent | null> {
  const one = visitor(dealer, at);
  const said: Said[] = [];
  let { address, body } = await arrive(one, path);
  // Behind a sign-in there is no form for this visitor.
  if (address.includes("/sign-in")) return null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const form = fillForm(await withTimes(one, address, body, typed), typed);
    if (form === null || isThanks(address))
      return said.length === 0 ? null : { path, email: typed["email"] ?? "", said, thanks: body };
    said.push(...form.said);
    const target = form.action === "" ? address : form.action;
    const answer = await post(one, target, form.body);
    expect(answer.status, `${address}: ${faultsOf(answer.body)}`).toBe(303);
    ({ address, body } = await arrive(one, answer.headers.location ?? ""));
  }
  throw new Error(`${path} has no end`);
}

/** A form of a visit as it is once place and day are chosen: with the times that are free then. */
async function withTimes(
  one: Visitor,
  address: string,
  body: string,
  typed: Readonly<Record<string, string>>,
): Promise<string> {
  if (!body.includes('value="refresh"') || body.includes('name="booking_time"')) return body;
  const form = fillForm(body, typed);
  if (form === null) return body;
  form.body.set("intent", "refresh");
  const answer = await post(one, form.action === "" ? address : form.action, form.body);
  expect(answer.status, address).toBe(200);
  return answer.body;
}

const isThanks = (address: string) => /\/(?:success|order\/[^/]+)$/.test(address);

/** Opens a page, by its redirects. */
async function arrive(
  one: Visitor,
  path: string,
): Promise<{ readonly address: string; readonly body: string }> {
  let address = path;
  for (let hops = 0; hops < 5; hops += 1) {
    const { status, headers, body } = await one.get(address);
    if (status < 300 || status > 399) return { address, body: status === 200 ? body : "" };
    const { pathname, search } = new URL(headers.location ?? "", "http://dealer.example");
    address = pathname + search;
  }
  throw new Error(`${path} redirects without end`);
}

/** A request of an uploaded file has parts, any other is one line. */
async function post(one: Visitor, target: string, form: FormData): Promise<Answer> {
  const hasFile = [...form.values()].some((value) => typeof value !== "string");
  // Without files all values are texts.
  if (!hasFile) return one.post(target, Object.fromEntries(form) as Record<string, string>);
  const request = new Response(form);
  const type = request.headers.get("content-type") ?? "";
  return one.send(target, "POST", new Uint8Array(await request.arrayBuffer()), { "content-type": type });
}

function faultsOf(page: string): string {
  const main = page.slice(page.indexOf("<main"));
  return [...main.matchAll(/<a[^>]*href="#[\w-]+"[^>]*>([^<]*)</g)].map(([, text]) => text).join("; ");
}
