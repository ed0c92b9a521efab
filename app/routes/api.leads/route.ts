import type { ActionFunctionArgs } from "@remix-run/node";
import { LEAD_BYTES, LEAD_DEPTH } from "~/domain/lead/api/added-lead";
import { repeatedAnswer, takeAddedLead } from "~/pages/form/take-added-lead.server";
import { answerApi, methodNotAllowed } from "~/request/api/answer-api.server";
import { ApiProblem } from "~/request/api/api-problem.server";
import { services } from "~/services.server";

const ALLOWED = "POST";

/**
 * Takes a lead from a call centre, a chat or another system of the dealer's (CALL-21, OPEN-126); `docs/lead-api.md` says
 * how. No site is asked for: the key says whose lead it is, whatever the host.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return methodNotAllowed(ALLOWED);
  const { metrics } = await services();
  return answerApi(request, {
    scope: "leads",
    body: { mostBytes: LEAD_BYTES, depth: LEAD_DEPTH },
    needsIdempotency: true,
    check: async () => requireNoQuery(request),
    work: takeAddedLead,
    repeated: repeatedAnswer,
    told: {
      busy: "the database is busy; send the same again",
      failed: "the lead could not be taken; send the same again",
    },
    count: (outcome) => metrics.leadAdded(outcome),
    log: { operation: "lead" },
  });
}

/** There is nothing to read at this address. */
export function loader(): Response {
  return methodNotAllowed(ALLOWED);
}

/** What is not understood must not be ignored: somebody who asks for a trial run means that nothing is done. */
function requireNoQuery(request: Request): void {
  const [name] = new URL(request.url).searchParams.keys();
  if (name === undefined) return;
  const field = name.slice(0, 60);
  throw new ApiProblem(422, `this address has no parameter \`${field}\``, {
    errors: [{ field, detail: "there is no parameter of this name" }],
  });
}
