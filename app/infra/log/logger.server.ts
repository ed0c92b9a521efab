import pino, { type DestinationStream } from "pino";
import type { Logger } from "~/ports/logger";

/** Fields that hold a person's data or a secret, wherever a caller puts them. */
const REDACTED = [
  "authorization",
  "cookie",
  "password",
  "secret",
  "token",
  "email",
  "phone",
  "firstName",
  "lastName",
  "address",
];
/** Blanked only at the top level: one level down, these fields describe errors and vehicles. */
const REDACTED_AT_TOP = ["name", "code", "message"];
/** Fields in which databases repeat the values of a refused row, and mail servers those of a refused mail. */
const REDACTED_OF_ERRORS = ["detail", "where", "parameters", "envelope", "rejected", "response"];

/** What is logged, and where it goes. */
export interface LoggerOptions {
  readonly level: string;
  /** Where the lines go; the standard output without it. */
  readonly destination?: DestinationStream;
}

/** JSON lines on the standard output: time, level, message and fields, with personal fields blanked. */
export function createLogger({ level, destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: null,
    messageKey: "msg",
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: pino.stdSerializers.err },
    redact: {
      paths: [
        ...REDACTED_AT_TOP,
        ...REDACTED.flatMap((field) => [field, `*.${field}`]),
        ...REDACTED_OF_ERRORS.map((field) => `error.${field}`),
      ],
      censor: "[redacted]",
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
