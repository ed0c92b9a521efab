import { usableGauge } from "~/domain/plugin/history-gauge";
import type { PluginQuestion, PluginService } from "~/domain/plugin/vehicle-plugins";
import type { Logger } from "~/ports/logger";
import type { VehiclePlugins } from "~/ports/vehicle-plugins";
import { addressWith, bearerOf } from "./asked-service.server";
import { FetchFault } from "./fetch-fault.server";
import type { GuardedGet } from "./guarded-get.server";

const SECONDS = 1_000;
const KILOBYTE = 1_024;
const GAUGE = { accept: "application/json", timeoutMs: 4 * SECONDS, maxBytes: 64 * KILOBYTE };
/** A service may make its document when it is asked for. */
const DOCUMENT = { accept: "application/pdf", timeoutMs: 20 * SECONDS, maxBytes: 10 * KILOBYTE * KILOBYTE };
const PDF_TYPE = /^(?:application\/pdf|application\/octet-stream)(?:;|$)/i;
const PDF_BEGINNING = Buffer.from("%PDF-");

/** Bounds of what a service may take, and where its keys are. */
export interface HttpPluginsOptions {
  readonly get: GuardedGet;
  /** The environment's keys, by name. */
  readonly secrets: ReadonlyMap<string, string>;
  readonly logger: Logger;
  /** Milliseconds, instead of those that a shopper may wait. */
  readonly timeoutMs?: number;
}

/** {@link VehiclePlugins} over HTTP. Logs name the service's host, and never the vehicle: addresses hold its VIN. */
export function createHttpVehiclePlugins({
  get,
  secrets,
  logger,
  timeoutMs,
}: HttpPluginsOptions): VehiclePlugins {
  const ask = (service: PluginService, question: PluginQuestion, bounds: typeof GAUGE) =>
    get({
      ...bounds,
      timeoutMs: timeoutMs ?? bounds.timeoutMs,
      address: addressWith(service.url, question),
      authorization: bearerOf(service.keyEnv, secrets),
    });
  const tell = ({ dealer, url }: PluginService, error: unknown) => {
    const reason = error instanceof FetchFault ? error.message : "unknown form of answer";
    logger.warn({ tenant: dealer, host: new URL(url).host, reason }, "a plug-in's service failed");
  };
  return {
    async gauge(service, question) {
      try {
        const answer = await ask(service, question, GAUGE);
        if (answer === "none") return null;
        const gauge = usableGauge(JSON.parse(new TextDecoder().decode(answer.bytes)));
        if (gauge === null) throw new FetchFault("passing", "answered with no usable gauge");
        return gauge;
      } catch (error) {
        tell(service, error);
        return null;
      }
    },
    async document(service, question) {
      try {
        const answer = await ask(service, question, DOCUMENT);
        if (answer === "none") return "none";
        if (!isPdf(answer)) throw new FetchFault("passing", "answered with something that is no PDF");
        return answer.bytes;
      } catch (error) {
        tell(service, error);
        return "failed";
      }
    },
  };
}

/** Whether the bytes are what they are said to be: a browser must not be handed anything else under our address. */
function isPdf({ type, bytes }: { readonly type: string; readonly bytes: Uint8Array }): boolean {
  return PDF_TYPE.test(type) && PDF_BEGINNING.equals(bytes.subarray(0, PDF_BEGINNING.length));
}
