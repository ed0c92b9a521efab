import type { ActionFunctionArgs } from "@remix-run/node";
import { recordCells } from "~/domain/stock/file/record-cells";
import { pushBatchSchema, pushFault, tidyStockNumber } from "~/domain/stock/push/push-schemas";
import type { AskedPush } from "~/ports/stock-push";
import { answerPush } from "~/request/push/answer-push.server";
import { methodNotAllowed } from "~/request/api/answer-api.server";
import { ApiProblem } from "~/request/api/api-problem.server";
import { services } from "~/services.server";

const ALLOWED = "POST";
/** The largest share of a dealership's vehicles that one batch may remove. */
const MAX_DROP = 0.3;

/** Takes several vehicles of a dealership from the dealer's system, in one publication; `docs/stock.md` says how. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  const { dealership: dealershipId = "" } = params;
  if (request.method !== "POST") return methodNotAllowed(ALLOWED);
  const isForced = new URL(request.url).searchParams.get("force") === "true";
  return answerPush(request, {
    operation: "batch",
    dealershipId,
    async work(body) {
      const { stockPush } = await services();
      const { items, notes, version, refusal } = await stockPush.push(
        dealershipId,
        operationsOf(body),
        isForced ? null : MAX_DROP,
      );
      if (refusal !== null) throw new ApiProblem(409, `${refusal}; \`?force=true\` does it all the same`);
      return { status: 200, body: JSON.stringify({ version, items, notes }) };
    },
  });
}

/** There is nothing to read at this address. */
export function loader(): Response {
  return methodNotAllowed(ALLOWED);
}

function operationsOf(body: unknown): readonly AskedPush[] {
  const batch = pushBatchSchema.safeParse(body);
  if (!batch.success) {
    const { field, detail } = pushFault(batch.error);
    throw new ApiProblem(422, detail, { field });
  }
  const { operations } = batch.data;
  const seen = new Set<string>();
  return operations.map((one, at) => {
    const stocknum = tidyStockNumber(one.stocknum);
    const field = `operations.${at}`;
    if (seen.has(stocknum))
      throw new ApiProblem(422, `${field}: this stock number is named twice`, { field });
    seen.add(stocknum);
    if (one.op === "remove") return { op: "remove", stocknum };
    const given = one.vehicle["stocknum"];
    if (given !== undefined && given !== null && tidyStockNumber(String(given)) !== stocknum)
      throw new ApiProblem(422, `${field}.vehicle.stocknum: the operation names another one`, { field });
    return { op: "put", stocknum, cells: recordCells(one.vehicle) };
  });
}
