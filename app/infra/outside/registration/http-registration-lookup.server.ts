import { callFault } from "../call-fault.server";
import * as z from "zod";
import { cleanLine } from "~/domain/forms/clean-text";
import type { Logger } from "~/ports/logger";
import type { RegistrationLookup } from "~/ports/registration-lookup";
import { addressWith, bearerOf } from "../asked-service.server";
import type { GuardedGet } from "../guarded-get.server";

const BOUNDS = { accept: "application/json", timeoutMs: 4_000, maxBytes: 64 * 1024 };
const LONGEST = 80;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const text = z
  .string()
  .transform(cleanLine)
  .pipe(
    z
      .string()
      .min(1)
      .max(LONGEST)
      .regex(/^[^<>]*$/),
  );
/** What is not told, or not in a usable form, is left to the shopper. */
const maybe = <Type extends z.ZodType>(schema: Type) => schema.nullable().catch(null);
const answerSchema = z.object({
  year: maybe(z.coerce.number().int().min(FIRST_YEAR).max(LAST_YEAR)).default(null),
  make: text,
  model: maybe(text).default(null),
  badge: maybe(text).default(null),
  body: maybe(text).default(null),
  gearbox: maybe(text).default(null),
  colour: maybe(text).default(null),
  vin: maybe(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-HJ-NPR-Z0-9]{11,17}$/),
  ).default(null),
});

/** Bounds of what the service may take, and where its keys are. */
export interface HttpRegistrationLookupOptions {
  readonly get: GuardedGet;
  /** The environment's keys, by name. */
  readonly secrets: ReadonlyMap<string, string>;
  readonly logger: Logger;
  /** Milliseconds, instead of those that a shopper may wait. */
  readonly timeoutMs?: number;
}

/** {@link RegistrationLookup} over HTTP. Logs name the service's host, and never the registration. */
export function createHttpRegistrationLookup(options: HttpRegistrationLookupOptions): RegistrationLookup {
  const { get, secrets, logger, timeoutMs = BOUNDS.timeoutMs } = options;
  return {
    async find(service, question) {
      try {
        const answer = await get({
          ...BOUNDS,
          timeoutMs,
          address: addressWith(service.url, question),
          authorization: bearerOf(service.keyEnv, secrets),
        });
        if (answer === "none") return "unknown";
        return answerSchema.parse(JSON.parse(new TextDecoder().decode(answer.bytes)));
      } catch (error) {
        const host = new URL(service.url).host;
        logger.warn(
          { tenant: service.dealer, host, reason: callFault(error) },
          "a registration could not be looked up",
        );
        return "failed";
      }
    },
  };
}
