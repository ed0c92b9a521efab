import type { IncomingHttpHeaders } from "node:http";
import { startHttpDouble } from "../http-double";

/** How a sink behaves: it takes what comes, answers 500, takes it and never answers, or cuts the line. */
export type SinkMood = "works" | "fails" | "hangs" | "cuts";

/** A request that arrived, whatever was answered. */
export interface Arrival {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** By `performance.now()`. */
  readonly at: number;
}

/** A web server that leads are posted to. */
export interface WebSink {
  readonly url: string;
  mood: SinkMood;
  /** What was answered with 204. */
  readonly taken: Arrival[];
  readonly asked: Arrival[];
  close(): Promise<void>;
}

/** Starts one on a free port of this machine. */
export async function startWebSink(): Promise<WebSink> {
  const { url, close } = await startHttpDouble((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const arrival = {
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString("utf8"),
        at: performance.now(),
      };
      sink.asked.push(arrival);
      if (sink.mood === "hangs") return;
      if (sink.mood === "cuts") return void request.socket.destroy();
      if (sink.mood === "works") sink.taken.push(arrival);
      response.writeHead(sink.mood === "works" ? 204 : 500).end();
    });
  });
  const sink: WebSink = {
    url: `${url}/leads`,
    mood: "works",
    taken: [],
    asked: [],
    close,
  };
  return sink;
}
