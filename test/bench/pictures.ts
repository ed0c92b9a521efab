import autocannon from "autocannon";
import { PAINTS } from "~/domain/picture/paint-palette";
import type { PictureFormat } from "~/domain/picture/picture-format";
import { type BuiltServer, startBuiltServer } from "../setup/built-server";
import { benchPictureWeights } from "./picture-weights";

const BODIES = ["suv", "ute", "hatch", "sedan", "wagon", "van", "coupe"] as const;
const VIEWS = ["hero", "side", "rear34", "front", "rear"] as const;
const WIDTH = 640;
/** Pictures made for each figure: enough for some seconds. */
const AMOUNTS: Readonly<Record<PictureFormat, number>> = { avif: 60, webp: 400, jpeg: 200 };
const KEPT_AMOUNT = 4_000;
/** As many as a page and a half asks for at once. */
const CONNECTIONS = 16;

/** Weighs the pictures of results pages and measures how fast pictures are made. @returns what misses its floor */
export async function benchPictures(): Promise<readonly string[]> {
  const server = await startBuiltServer({ env: { LOG_LEVEL: "error" } });
  try {
    for (const format of ["webp", "avif", "jpeg"] as const) await conversions(server, format);
    await load(server, "kept", KEPT_AMOUNT, () => address("suv", "hero", PAINTS.white, "webp"));
    return await benchPictureWeights(server.port);
  } finally {
    await server.stop();
  }
}

/** Through the route, every picture another one. */
async function conversions(server: BuiltServer, format: PictureFormat): Promise<void> {
  const all = BODIES.flatMap((body) =>
    VIEWS.flatMap((view) => Object.values(PAINTS).map((paint) => address(body, view, paint, format))),
  );
  let next = 0;
  await load(server, format, AMOUNTS[format], () => all[next++ % all.length] ?? "/");
}

async function load(server: BuiltServer, name: string, amount: number, path: () => string): Promise<void> {
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}`,
    connections: CONNECTIONS,
    amount,
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were no pictures`);
  const perSecond = Number((amount / result.duration).toFixed(1));
  const meanBytes = Math.round(result.throughput.total / amount);
  const line = {
    measure: name,
    width: WIDTH,
    perSecond,
    p50: result.latency.p50,
    p99: result.latency.p99,
    meanBytes,
  };
  console.log(JSON.stringify({ bench: "pictures", ...line }));
}

function address(body: string, view: string, paint: string, format: PictureFormat): string {
  return `/media/v/${body}-${view}-${paint}?w=${WIDTH}&f=${format}`;
}
