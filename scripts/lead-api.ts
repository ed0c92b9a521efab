import {
  addedLeadAnswerSchema,
  addedLeadSchema,
  LEAD_BYTES,
  leadProblemSchema,
} from "../app/domain/lead/api/added-lead";
import { answerOf, bodyOf, IDEMPOTENCY_KEY, problemsOf, reference, schemaOf } from "./openapi";

/** What each status says; the tests of the API bring every one of them about. */
const PROBLEMS = {
  "400":
    "The body is no JSON, names a field twice or is nested too deep; or the `Idempotency-Key` is missing or malformed",
  "401": "No key for leads, or one that is not valid",
  "405": "Another method than POST",
  "409": "The same `Idempotency-Key` is being answered: send the same again after `Retry-After`",
  "410": "The lead that the same request added was erased with its person: it is not added again",
  "413": "The body is too large",
  "415": "The body is not `application/json`",
  "422": "Fields cannot be used, `errors` names each; or the `Idempotency-Key` came with another request",
  "429": "Too many requests; `Retry-After` says for how long",
  "503": "The lead could not be kept: send the same again after `Retry-After`",
} as const;

const inQuery = (name: string, description: string, required: boolean) => ({
  name,
  in: "query",
  required,
  schema: { type: "string" },
  description,
});

/** Public, as the form on the site asks it. */
const availabilityOf = (operationId: string, visits: string, more: readonly object[]) => ({
  operationId,
  summary: `The free times of ${visits} on a day, at the dealer's own host; it needs no key`,
  security: [],
  parameters: [
    inQuery(
      "location_id",
      `Id of one of the dealer's places; a wrong one is answered with those for ${visits}`,
      true,
    ),
    inQuery("date", "`2026-11-23`", true),
    ...more,
  ],
  responses: {
    "200": {
      description: "Free times, by the clocks of the place; none where the place or the vehicle has none",
      headers: {
        "X-Booking": {
          schema: { type: "string", enum: ["kept", "wish"] },
          description:
            "`kept`: one of the times would be booked; `wish`: somebody has reserved the vehicle, and the dealer has still to agree. Missing where the vehicle is not available",
        },
      },
      content: {
        "application/json": {
          schema: { type: "array", items: { type: "string", pattern: "^\\d{2}:\\d{2}$" } },
        },
      },
    },
    "400": { description: "The day is missing, or is none" },
    "404": {
      description: `The dealer takes no ${visits}, or not at this place: the error then names the ids of those that would do; or the host is nobody's`,
    },
  },
});

/** `docs/lead-api.openapi.json`: what dealers' systems add leads by, from the schemas that read it. */
export function leadApi(): Readonly<Record<string, unknown>> {
  return {
    openapi: "3.1.0",
    info: {
      title: "Leads of a dealer",
      version: "1",
      description:
        "A call centre, a chat or another system adds a lead, which is kept and delivered as one that a shopper sends. Every host name of the deployment answers; the key says whose lead it is.",
    },
    servers: [{ url: "/" }],
    security: [{ key: [] }],
    paths: {
      "/api/leads": {
        post: {
          operationId: "addLead",
          summary: "Adds a lead",
          parameters: [reference("parameters/idempotencyKey")],
          requestBody: bodyOf("lead", `up to ${LEAD_BYTES / 1024} KB`),
          responses: {
            "201": answerOf("It is kept, and is being delivered", "answer"),
            "200": answerOf("The same request had added it before", "answer"),
            ...problemsOf(PROBLEMS, Object.keys(PROBLEMS)),
          },
        },
      },
      "/api/test-drive/availability": {
        get: availabilityOf("freeTimes", "test drives", [
          inQuery(
            "car_id",
            "Id or slug of the vehicle it is about: it is also driven where it stands, be that no place for other drives",
            false,
          ),
        ]),
      },
      "/api/service/availability": { get: availabilityOf("freeServiceTimes", "service bookings", []) },
    },
    components: {
      securitySchemes: {
        key: { type: "http", scheme: "bearer", description: "Made by `npm run leads -- keys add`" },
      },
      parameters: { idempotencyKey: { ...IDEMPOTENCY_KEY, required: true } },
      schemas: {
        lead: schemaOf(addedLeadSchema),
        answer: schemaOf(addedLeadAnswerSchema),
        problem: schemaOf(leadProblemSchema),
      },
    },
  };
}
