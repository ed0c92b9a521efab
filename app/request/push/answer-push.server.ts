import { PUSH_BYTES, PUSH_DEPTH } from "~/domain/stock/push/push-schemas";
import type { ApiKey, KeptAnswer } from "~/ports/api-keys";
import { services } from "~/services.server";
import { answerApi } from "../api/answer-api.server";
import { ApiProblem, apiResponse } from "../api/api-problem.server";

/** What a request asks for. */
export interface PushRequest {
  readonly operation: "put" | "remove" | "batch";
  readonly dealershipId: string;
  /** Publishes what was read, and says what became of it. @param body null where there is none to read */
  readonly work: (body: unknown) => Promise<KeptAnswer>;
}

/** Answers a push: checks whose it is, reads it, does it once, and tells what became of it. */
export async function answerPush(request: Request, asked: PushRequest): Promise<Response> {
  const { metrics } = await services();
  const { operation, dealershipId, work } = asked;
  const mostBytes = operation === "batch" ? PUSH_BYTES.batch : PUSH_BYTES.vehicle;
  return answerApi(request, {
    scope: "stock",
    body: operation === "remove" ? null : { mostBytes, depth: PUSH_DEPTH },
    needsIdempotency: false,
    async check(key) {
      await requireDealership(key, dealershipId);
      requireQuery(request, operation);
    },
    work: ({ body }) => work(body),
    told: {
      busy: "other stock is being published; send the same again",
      failed: "the push failed; send the same again",
    },
    count: (outcome) => metrics.stockPushed(operation, outcome),
    log: { dealership: dealershipId, operation },
  });
}

/** The answer to an address that there is not. */
export function pushNotFound(): Response {
  const detail =
    "there are `/api/stock/{dealership}` and `/api/stock/{dealership}/{stock number}`; a slash in a stock number is sent as `%2F`";
  return apiResponse(new ApiProblem(404, detail).answer);
}

/** One answer for a dealership that is another dealer's and for one that there is not. @throws ApiProblem */
async function requireDealership({ tenant, dealershipId }: ApiKey, asked: string): Promise<void> {
  const { tenants } = await services();
  const ids = tenants.bySlug(tenant)?.site.dealerships.map(({ id }) => id) ?? [];
  if (!ids.includes(asked) || (dealershipId !== null && dealershipId !== asked))
    throw new ApiProblem(404, "this key is for no dealership of this name");
}

/** What is not understood must not be ignored: somebody who asks for a trial run means that nothing is done. */
function requireQuery(request: Request, operation: PushRequest["operation"]): void {
  for (const [name, value] of new URL(request.url).searchParams) {
    const field = name.slice(0, 60);
    if (operation !== "batch" || name !== "force")
      throw new ApiProblem(422, `this address has no parameter \`${field}\``, { field });
    if (value !== "true")
      throw new ApiProblem(422, "force: expected `true`, or no such parameter", { field });
  }
}
