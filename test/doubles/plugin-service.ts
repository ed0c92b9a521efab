import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { startHttpDouble } from "./http-double";

/** A small PDF of one empty page. */
export const SMALL_PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** Answers for {@link PluginServiceDouble.answer}: as it should, and in the ways services go wrong. */
export const PLUGIN_ANSWERS = {
  gauge: sends("application/json", JSON.stringify({ score: 78, label: "One owner, nothing against it" })),
  pdf: sends("application/pdf", SMALL_PDF),
  none: (_, response) => void response.writeHead(404).end("no such vehicle"),
  silent: () => undefined,
  drips: (_, response) => void response.writeHead(200, { "content-type": "application/pdf" }).write("%PDF-"),
  cut: ({ socket }, response) => void response.write("%PDF-", () => socket.destroy()),
  failing: (_, response) => void response.writeHead(500).end("{}"),
  redirecting: (_, response) => void response.writeHead(302, { location: "/elsewhere" }).end(),
  page: sends("text/html", "<!doctype html><script>alert(1)</script>"),
  pageCalledPdf: sends("application/pdf", "<!doctype html><script>alert(1)</script>"),
  pdfCalledPage: sends("text/html", SMALL_PDF),
  empty: sends("application/pdf", ""),
} as const satisfies Readonly<Record<string, RequestListener>>;

/** An answer of so many bytes that begins as a PDF does. */
export function pdfOf(bytes: number): RequestListener {
  return (_, response) => {
    response.writeHead(200, { "content-type": "application/pdf" }).write("%PDF-");
    response.end(Buffer.alloc(bytes, "x"));
  };
}

function sends(type: string, body: string | Buffer): RequestListener {
  return (_, response) => void response.writeHead(200, { "content-type": type }).end(body);
}

/** A service behind plug-ins on this machine. */
export interface PluginServiceDouble {
  readonly url: string;
  /** How it answers at a path; {@link PLUGIN_ANSWERS}. */
  readonly answers: Map<string, RequestListener>;
  readonly asked: { readonly address: URL; readonly headers: IncomingHttpHeaders }[];
  close(): Promise<void>;
}

/** Starts one on a free port. */
export async function startPluginService(): Promise<PluginServiceDouble> {
  const { url, close } = await startHttpDouble((request, response) => {
    const address = new URL(request.url ?? "/", url);
    service.asked.push({ address, headers: request.headers });
    (service.answers.get(address.pathname) ?? PLUGIN_ANSWERS.none)(request, response);
  });
  const service: PluginServiceDouble = {
    url,
    answers: new Map(),
    asked: [],
    close,
  };
  return service;
}
