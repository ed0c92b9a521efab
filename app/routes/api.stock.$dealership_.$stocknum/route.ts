import type { ActionFunctionArgs } from "@remix-run/node";
import { recordCells } from "~/domain/stock/file/record-cells";
import {
  pushedVehicleSchema,
  pushFault,
  stockNumberSchema,
  tidyStockNumber,
} from "~/domain/stock/push/push-schemas";
import { stockNumberIn } from "~/domain/stock/push/stock-number-in";
import { answerPush } from "~/request/push/answer-push.server";
import { methodNotAllowed } from "~/request/api/answer-api.server";
import { ApiProblem } from "~/request/api/api-problem.server";
import { services } from "~/services.server";

const ALLOWED = "PUT, DELETE";

/**
 * Takes one vehicle of a dealership from the dealer's system, or takes it off the site; `docs/stock.md` says how. No
 * site is asked for: the key says whose stock it is, whatever the host.
 */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  const { dealership: dealershipId = "" } = params;
  const stocknum = stockNumberIn(new URL(request.url).pathname);
  const { method } = request;
  if (method !== "PUT" && method !== "DELETE") return methodNotAllowed(ALLOWED);
  const operation = method === "PUT" ? "put" : "remove";
  return answerPush(request, {
    operation,
    dealershipId,
    async work(body) {
      const number = tidyStockNumber(stocknum ?? "");
      if (stocknum === null || !stockNumberSchema.safeParse(number).success)
        throw new ApiProblem(
          422,
          "stocknum: expected 1 to 100 characters in percent-encoded UTF-8, no control characters",
          {
            field: "stocknum",
          },
        );
      const asked =
        operation === "remove"
          ? ({ op: "remove", stocknum: number } as const)
          : ({ op: "put", stocknum: number, cells: cellsOf(body, number) } as const);
      const { stockPush } = await services();
      const { items, version } = await stockPush.push(dealershipId, [asked], null);
      const [item] = items;
      if (item === undefined) throw new Error("a push without an outcome");
      if (item.event === "rejected")
        throw new ApiProblem(422, item.why, { ...(item.field !== null && { field: item.field }), item });
      return { status: item.event === "new" ? 201 : 200, body: JSON.stringify({ ...item, version }) };
    },
  });
}

/** There is nothing to read at this address. */
export function loader(): Response {
  return methodNotAllowed(ALLOWED);
}

function cellsOf(body: unknown, number: string) {
  const vehicle = pushedVehicleSchema.safeParse(body);
  if (!vehicle.success) {
    const { field, detail } = pushFault(vehicle.error);
    throw new ApiProblem(422, detail, { field });
  }
  const { stocknum } = vehicle.data;
  if (stocknum !== undefined && stocknum !== null && tidyStockNumber(String(stocknum)) !== number)
    throw new ApiProblem(422, "stocknum: the address names another one", { field: "stocknum" });
  return recordCells(vehicle.data);
}
