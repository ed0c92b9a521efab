import { tradeForm } from "~/domain/trade/trade-form";
import type { TradePart } from "~/domain/trade/trade-steps";
import { showTradeStep } from "~/pages/trade-in/show-step.server";
import { takeTradeStep } from "~/pages/trade-in/take-step.server";
import { cookieOf, filledForm, yardRequest } from "./yard-site";

let address = 0;

/** Has what follows sent from another address, as each test does: from one, the forms of a file would be too many. */
export function nextTradeVisitor(): void {
  address += 1;
}

/** What a request of the present test is sent from. */
export const tradeVisitor = () => ({ "x-visitor-address": `203.0.113.${address}` });

/** Sends a step of a trade-in from a page that was opened now. */
export async function sendTradeStep(
  path: string,
  step: TradePart,
  values: Readonly<Record<string, string>>,
  cookie = "",
) {
  const headers = tradeVisitor();
  const request = await filledForm({
    path,
    form: (config) => tradeForm(config, step),
    values,
    cookie,
    headers,
  });
  const answer = await takeTradeStep(request(), {});
  if (answer === null) throw new Error(`${path} is no step of a trade-in.`);
  return { status: answer.status, to: answer.headers.get("location"), cookie: cookieOf(answer) };
}

async function formOf(path: string, cookie: string) {
  const page = await showTradeStep(yardRequest(path, { cookie, headers: tradeVisitor() }), {});
  if (page === null) throw new Error(`${path} is no step of a trade-in.`);
  return page.view.form;
}

/** Where the form of a trade-in's page is sent. */
export const tradeActionOf = async (path: string, cookie: string) => (await formOf(path, cookie)).action;

/** What the form of a trade-in's page holds, by the field. */
export const tradeValues = async (path: string, cookie: string) => (await formOf(path, cookie)).values;
