import type { Logger } from "~/ports/logger";

/** A logger for tests that do not look at what is logged. */
export const silentLogger: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
