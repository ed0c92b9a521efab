import {
  batchAnswerSchema,
  MOST_OPERATIONS,
  problemSchema,
  PUSH_BYTES,
  pushAnswerSchema,
  pushBatchSchema,
  pushedVehicleSchema,
  stockNumberSchema,
} from "../app/domain/stock/push/push-schemas";
import { answerOf, bodyOf, IDEMPOTENCY_KEY, problemsOf, reference, schemaOf } from "./openapi";

/** What each status says; the tests of the API bring every one of them about. */
const PROBLEMS = {
  "400": "The body is no JSON, names a field twice, is nested too deep, or an `Idempotency-Key` is malformed",
  "401": "No key, or one that is not valid",
  "404": "The key is for no dealership of this name",
  "405": "Another method than the address takes",
  "409":
    "Refused: the batch would remove too many vehicles or take them off sale; or, with `Retry-After`, the same `Idempotency-Key` is being answered: send the same again",
  "413": "The body is too large",
  "415": "The body is not `application/json`",
  "422":
    "The vehicle, or a field of the request, cannot be used; or the `Idempotency-Key` came with another request",
  "429": "Too many requests; `Retry-After` says for how long",
  "503": "Other stock is being published; the same request may be sent again after `Retry-After`",
} as const;

/** The statuses of one vehicle's removal: there is no body to be wrong. */
const WITHOUT_BODY = ["400", "401", "404", "405", "409", "422", "429", "503"] as const;

/** `docs/stock-api.openapi.json`: what dealers' systems push stock by, from the schemas that read it. */
export function stockApi(): Readonly<Record<string, unknown>> {
  const one = `up to ${PUSH_BYTES.vehicle / 1024} KB`;
  return {
    openapi: "3.1.0",
    info: {
      title: "Stock of a dealership",
      version: "1",
      description:
        "A dealer's system puts and removes vehicles one by one or several at once. Every host name of the deployment answers; the key says whose stock it is.",
    },
    servers: [{ url: "/" }],
    security: [{ key: [] }],
    paths: {
      "/api/stock/{dealership}/{stocknum}": {
        parameters: [reference("parameters/dealership"), reference("parameters/stocknum")],
        put: {
          operationId: "putVehicle",
          summary: "Puts a vehicle, new or changed: what is not sent is empty",
          parameters: [reference("parameters/idempotencyKey")],
          requestBody: bodyOf("vehicle", one),
          responses: {
            "200": answerOf("What became of it", "answer"),
            "201": answerOf("It is new", "answer"),
            ...problemsOf(PROBLEMS, Object.keys(PROBLEMS)),
          },
        },
        delete: {
          operationId: "removeVehicle",
          summary: "Removes a vehicle; one that is not there is `absent`",
          parameters: [reference("parameters/idempotencyKey")],
          responses: {
            "200": answerOf("What became of it", "answer"),
            ...problemsOf(PROBLEMS, WITHOUT_BODY),
          },
        },
      },
      "/api/stock/{dealership}": {
        parameters: [reference("parameters/dealership")],
        post: {
          operationId: "changeVehicles",
          summary: `Puts and removes up to ${MOST_OPERATIONS} vehicles in one publication`,
          parameters: [reference("parameters/idempotencyKey"), reference("parameters/force")],
          requestBody: bodyOf("batch", `up to ${PUSH_BYTES.batch / 1024 / 1024} MB`),
          responses: {
            "200": answerOf("What became of each; those that are rejected stay as they were", "batchAnswer"),
            ...problemsOf(PROBLEMS, Object.keys(PROBLEMS)),
          },
        },
      },
    },
    components: {
      securitySchemes: {
        key: { type: "http", scheme: "bearer", description: "Made by `npm run stock -- keys add`" },
      },
      parameters: {
        dealership: {
          name: "dealership",
          in: "path",
          required: true,
          schema: { type: "string" },
          description: "Its id in the dealer's file",
        },
        stocknum: {
          name: "stocknum",
          in: "path",
          required: true,
          schema: schemaOf(stockNumberSchema),
          description: "What the dealer's system calls the vehicle, percent-encoded",
        },
        idempotencyKey: IDEMPOTENCY_KEY,
        force: {
          name: "force",
          in: "query",
          schema: { type: "string", const: "true" },
          description: "Removes, sells or hides however many vehicles. No other parameter is taken",
        },
      },
      schemas: {
        vehicle: schemaOf(pushedVehicleSchema),
        batch: schemaOf(pushBatchSchema),
        answer: schemaOf(pushAnswerSchema),
        batchAnswer: schemaOf(batchAnswerSchema),
        problem: schemaOf(problemSchema),
      },
    },
  };
}
