import { StrictJsonError, strictJson } from "~/domain/faults/strict-json";
import { PUSH_BYTES, PUSH_DEPTH } from "~/domain/stock/push/push-schemas";
import type { PushResultKind } from "~/ports/metrics";
import { type KeptPushAnswer, type PushKey, PushUnavailableError } from "~/ports/stock-push";
import { services } from "~/services.server";
import { postedText } from "../posted-form.server";
import { PushProblem, pushResponse } from "./problem.server";
import { pushSender, requireDealership } from "./push-sender.server";

/** What a request asks for. */
export interface PushRequest {
  readonly operation: "put" | "remove" | "batch";
  readonly dealershipId: string;
  /** Reads the body, publishes, and says what became of it. @param body null where there is none to read */
  readonly work: (body: unknown) => Promise<KeptPushAnswer>;
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;
const FAULTS = {
  400: "the body broke off",
  415: "the body is to be `application/json`",
} as const;

/** Answers a push: checks whose it is, reads it, does it once, and tells what became of it. */
export async function answerPush(request: Request, asked: PushRequest): Promise<Response> {
  const { metrics, logger } = await services();
  const count = (outcome: PushResultKind) => metrics.stockPushed(asked.operation, outcome);
  try {
    const key = await pushSender(request);
    await requireDealership(key, asked.dealershipId);
    requireQuery(request, asked.operation);
    const text = asked.operation === "remove" ? "" : await bodyOf(request, asked.operation);
    const { answer, isRepeated } = await once(request, key, text, () => answered(asked, text));
    count(isRepeated ? "repeated" : answer.status < 400 ? "done" : "rejected");
    logger.info(
      { key: key.id, dealership: asked.dealershipId, operation: asked.operation, status: answer.status },
      "stock pushed",
    );
    return pushResponse(answer, isRepeated ? { "Idempotency-Replayed": "true" } : {});
  } catch (error) {
    const problem = problemOf(error);
    if (problem.status === 500) logger.error({ error }, "a push failed");
    count(problem.status === 429 ? "limited" : problem.status >= 500 ? "unavailable" : "refused");
    return pushResponse(problem.answer, problem.headers);
  }
}

/** The answer to a method that an address does not take. */
export function pushMethodNotAllowed(allowed: string): Response {
  const problem = new PushProblem(405, `this address takes ${allowed}`);
  return pushResponse(problem.answer, { Allow: allowed });
}

/** The answer to an address that there is not. */
export function pushNotFound(): Response {
  const detail =
    "there are `/api/stock/{dealership}` and `/api/stock/{dealership}/{stock number}`; a slash in a stock number is sent as `%2F`";
  return pushResponse(new PushProblem(404, detail).answer);
}

async function bodyOf(request: Request, operation: "put" | "batch"): Promise<string> {
  const mostBytes = operation === "batch" ? PUSH_BYTES.batch : PUSH_BYTES.vehicle;
  const read = await postedText(request, { types: ["application/json"], mostBytes });
  if ("fault" in read) {
    const detail =
      read.fault === 413 ? `the body is too large: ${mostBytes / 1_024} KB is the most` : FAULTS[read.fault];
    throw new PushProblem(read.fault, detail);
  }
  return read.text;
}

/** What is not understood must not be ignored: somebody who asks for a trial run means that nothing is done. */
function requireQuery(request: Request, operation: PushRequest["operation"]): void {
  for (const [name, value] of new URL(request.url).searchParams) {
    const field = name.slice(0, 60);
    if (operation !== "batch" || name !== "force")
      throw new PushProblem(422, `this address has no parameter \`${field}\``, { field });
    if (value !== "true")
      throw new PushProblem(422, "force: expected `true`, or no such parameter", { field });
  }
}

/** What is wrong with a request is an answer as well: it is kept like the others. */
async function answered({ operation, work }: PushRequest, text: string): Promise<KeptPushAnswer> {
  try {
    return await work(operation === "remove" ? null : strictJson(text, PUSH_DEPTH));
  } catch (error) {
    if (error instanceof PushProblem) return error.answer;
    if (error instanceof StrictJsonError) return new PushProblem(400, error.message).answer;
    throw error;
  }
}

/** Does work once for each `Idempotency-Key`, and gives its answer again to whoever asks the same again. */
async function once(
  request: Request,
  { id }: PushKey,
  text: string,
  work: () => Promise<KeptPushAnswer>,
): Promise<{ readonly answer: KeptPushAnswer; readonly isRepeated: boolean }> {
  const name = request.headers.get("idempotency-key");
  if (name === null) return { answer: await work(), isRepeated: false };
  if (!IDEMPOTENCY_KEY.test(name))
    throw new PushProblem(400, "`Idempotency-Key` is to be 1 to 255 printable ASCII characters");
  const { pushAnswers } = await services();
  const { pathname, search } = new URL(request.url);
  const asked = `${request.method} ${pathname}${search}\n${text}`;
  const claim = await pushAnswers.claim(id, name, asked);
  if (claim.kind === "kept") return { answer: claim.answer, isRepeated: true };
  if (claim.kind === "other")
    throw new PushProblem(422, "this `Idempotency-Key` came with another request before");
  if (claim.kind === "underWay")
    throw new PushProblem(409, "the request of this `Idempotency-Key` is being answered", {}, RETRY);
  try {
    const answer = await work();
    await pushAnswers.keep(id, name, answer);
    return { answer, isRepeated: false };
  } catch (error) {
    await pushAnswers.release(id, name).catch(() => undefined);
    throw error;
  }
}

const RETRY = { "Retry-After": "5" };

function problemOf(error: unknown): PushProblem {
  if (error instanceof PushProblem) return error;
  if (error instanceof PushUnavailableError)
    return new PushProblem(503, "other stock is being published; send the same again", {}, RETRY);
  return new PushProblem(500, "the push failed; send the same again");
}
