import { StrictJsonError, strictJson } from "~/domain/faults/strict-json";
import { ApiBusyError, type ApiKey, type ApiScope, type KeptAnswer } from "~/ports/api-keys";
import type { ApiResultKind } from "~/ports/metrics";
import { services } from "~/services.server";
import { postedText } from "../posted-form.server";
import { ApiProblem, apiResponse } from "./api-problem.server";
import { apiSender } from "./api-sender.server";

/** What a request to the API asks for. */
export interface AskedApi {
  readonly scope: ApiScope;
  /** Limits of the JSON body; null for a request that has none. */
  readonly body: { readonly mostBytes: number; readonly depth: number } | null;
  /** Whether it is refused without an `Idempotency-Key`: where doing it twice cannot be told from two requests. */
  readonly needsIdempotency: boolean;
  /** Refuses what can be refused before the body is read. @throws ApiProblem */
  check(key: ApiKey): Promise<void>;
  /** Does it, and says what became of it. @throws ApiProblem */
  work(asked: ApiWork): Promise<KeptAnswer>;
  /** What a kept answer says to whoever sends the same again; without it, the same. */
  repeated?(answer: KeptAnswer): KeptAnswer;
  /** What the sender is told while the database is busy, and when it failed. */
  readonly told: { readonly busy: string; readonly failed: string };
  readonly count: (outcome: ApiResultKind) => void;
  /** What the log says of it. */
  readonly log: Readonly<Record<string, string>>;
}

/** What work is done with. */
export interface ApiWork {
  readonly key: ApiKey;
  /** Null where there is none to read. */
  readonly body: unknown;
  /** The same for each sending of one request; null where it has no `Idempotency-Key`. */
  readonly sending: string | null;
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;
const FAULTS = {
  400: "the body broke off",
  415: "the body is to be `application/json`",
} as const;
const RETRY = { "Retry-After": "5" };

/** Answers a request to the API: checks whose it is, reads it, does it once, and tells what became of it. */
export async function answerApi(request: Request, asked: AskedApi): Promise<Response> {
  const { logger } = await services();
  try {
    const key = await apiSender(request, asked.scope);
    await asked.check(key);
    const name = idempotencyKey(request, asked);
    const text = asked.body === null ? "" : await bodyOf(request, asked.body.mostBytes);
    const work = () => answered(asked, key, text, name === null ? null : `${name}\n${text}`);
    const { answer, isRepeated } =
      name === null
        ? { answer: await work(), isRepeated: false }
        : await once(request, key, { name, text, work });
    asked.count(isRepeated ? "repeated" : answer.status < 400 ? "done" : "rejected");
    logger.info({ key: key.id, ...asked.log, status: answer.status }, "a request to the API was answered");
    if (!isRepeated) return apiResponse(answer);
    return apiResponse(asked.repeated?.(answer) ?? answer, { "Idempotency-Replayed": "true" });
  } catch (error) {
    const problem = problemOf(error, asked);
    if (problem.status === 500) logger.error({ ...asked.log, error }, "a request to the API failed");
    asked.count(problem.status === 429 ? "limited" : problem.status >= 500 ? "unavailable" : "refused");
    return apiResponse(problem.answer, problem.headers);
  }
}

/** The answer to a method that an address of the API does not take. */
export function methodNotAllowed(allowed: string): Response {
  const problem = new ApiProblem(405, `this address takes ${allowed}`);
  return apiResponse(problem.answer, { Allow: allowed });
}

function idempotencyKey(request: Request, { needsIdempotency }: AskedApi): string | null {
  const name = request.headers.get("idempotency-key");
  if (name === null && needsIdempotency)
    throw new ApiProblem(400, "an `Idempotency-Key` is needed: the same for each sending of one request");
  if (name !== null && !IDEMPOTENCY_KEY.test(name))
    throw new ApiProblem(400, "`Idempotency-Key` is to be 1 to 255 printable ASCII characters");
  return name;
}

async function bodyOf(request: Request, mostBytes: number): Promise<string> {
  const read = await postedText(request, { types: ["application/json"], mostBytes });
  if ("fault" in read) {
    const detail =
      read.fault === 413 ? `the body is too large: ${mostBytes / 1_024} KB is the most` : FAULTS[read.fault];
    throw new ApiProblem(read.fault, detail);
  }
  return read.text;
}

/** What is wrong with a request is an answer as well: it is kept like the others. */
async function answered(
  { body, work }: AskedApi,
  key: ApiKey,
  text: string,
  sending: string | null,
): Promise<KeptAnswer> {
  try {
    return await work({ key, body: body === null ? null : strictJson(text, body.depth), sending });
  } catch (error) {
    // What may go well at the next try is no answer to keep.
    if (error instanceof ApiProblem && error.status < 500) return error.answer;
    if (error instanceof StrictJsonError) return new ApiProblem(400, error.message).answer;
    throw error;
  }
}

interface Once {
  readonly name: string;
  readonly text: string;
  work(): Promise<KeptAnswer>;
}

/** Does work once for each `Idempotency-Key`, and gives its answer again to whoever asks the same again. */
async function once(
  request: Request,
  { id }: ApiKey,
  { name, text, work }: Once,
): Promise<{ readonly answer: KeptAnswer; readonly isRepeated: boolean }> {
  const { apiAnswers } = await services();
  const { pathname, search } = new URL(request.url);
  const claim = await apiAnswers.claim(id, name, `${request.method} ${pathname}${search}\n${text}`);
  if (claim.kind === "kept") return { answer: claim.answer, isRepeated: true };
  if (claim.kind === "other")
    throw new ApiProblem(422, "this `Idempotency-Key` came with another request before");
  if (claim.kind === "underWay")
    throw new ApiProblem(409, "the request of this `Idempotency-Key` is being answered", {}, RETRY);
  try {
    const answer = await work();
    await apiAnswers.keep(id, name, answer);
    return { answer, isRepeated: false };
  } catch (error) {
    await apiAnswers.release(id, name).catch(() => undefined);
    throw error;
  }
}

function problemOf(error: unknown, { told }: AskedApi): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof ApiBusyError) return new ApiProblem(503, told.busy, {}, RETRY);
  return new ApiProblem(500, told.failed);
}
