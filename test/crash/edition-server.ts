import { startHttpDouble } from "../doubles/http-double";
import { setTimeout as pause } from "node:timers/promises";

const MOST_VEHICLES = 400;
/** A file is sent in so many parts, with a moment between two of them. */
const PARTS = 8;
const LONGEST_PAUSE_MS = 40;

/** A slow web server whose file of stock has a new edition again and again. */
export interface EditionServer {
  readonly url: string;
  /** Number of the newest edition, which is also the price of every vehicle in it, in thousands. */
  readonly newest: number;
  /** How many vehicles an edition has. */
  sizeOf(edition: number): number;
  publishNext(): void;
  /** Files that were asked for, and those that were sent to the end. */
  readonly counts: { asked: number; sent: number; unchanged: number };
  close(): Promise<void>;
}

/** Starts one on a free port of this machine. */
export async function startEditionServer(): Promise<EditionServer> {
  const sizes = [0];
  const counts = { asked: 0, sent: 0, unchanged: 0 };
  const publishNext = () => void sizes.push(1 + Math.floor(Math.random() * MOST_VEHICLES));
  publishNext();
  const { url, close } = await startHttpDouble((request, response) => {
    counts.asked += 1;
    const edition = sizes.length - 1;
    const etag = `"${edition}"`;
    if (request.headers["if-none-match"] === etag) {
      counts.unchanged += 1;
      return void response.writeHead(304, { etag }).end();
    }
    const file = fileOf(edition, sizes[edition] ?? 0);
    response.writeHead(200, { etag, "content-length": file.length });
    const send = async () => {
      for (let part = 0; part < PARTS && !response.destroyed; part += 1) {
        response.write(file.subarray((file.length * part) / PARTS, (file.length * (part + 1)) / PARTS));
        await pause(Math.random() * LONGEST_PAUSE_MS);
      }
      if (!response.destroyed) counts.sent += 1;
      response.end();
    };
    void send();
  });
  return {
    url: `${url}/stock.csv`,
    get newest() {
      return sizes.length - 1;
    },
    sizeOf: (edition) => sizes[edition] ?? -1,
    publishNext,
    counts,
    close,
  };
}

function fileOf(edition: number, vehicles: number): Buffer {
  const rows = Array.from(
    { length: vehicles },
    (_, at) => `S${(at * 7 + edition) % (MOST_VEHICLES * 2)},2020,Kia,Rio,${edition * 1_000}`,
  );
  return Buffer.from(`Stock,Year,Make,Model,Price\n${rows.join("\n")}\n`);
}
