import type { LoaderFunctionArgs } from "@remix-run/node";
import { services } from "~/services.server";

/**
 * Prometheus metrics, for requests made on this machine. Other machines can read them with `METRICS=public`, and get a
 * 404 without it.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { env, metrics, formFiles } = await services();
  if (!env.metricsPublic && request.headers.get("x-from-this-machine") !== "yes") {
    throw new Response("Not Found", { status: 404 });
  }
  // If the database does not answer, the other figures are still reported.
  await formFiles.used().then(metrics.formFilesKept, () => undefined);
  const { contentType, text } = await metrics.exposition();
  return new Response(text, { headers: { "Content-Type": contentType, "Cache-Control": "no-store" } });
}
