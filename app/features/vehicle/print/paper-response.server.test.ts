import { expect, it } from "vitest";
import { paperResponse, pdfHeaders } from "./paper-response.server";

const BYTES = new TextEncoder().encode("%PDF-1.7");

function asked(headers: Readonly<Record<string, string>> = {}, method = "GET") {
  const request = new Request("http://yard.example/cars/one/pdf", { method, headers });
  return paperResponse(request, BYTES, pdfHeaders("one-a1.pdf"));
}

it("a PDF is kept by whoever downloads it, under its name, and by no search engine", async () => {
  const { status, headers } = asked();
  expect([status, headers.get("X-Robots-Tag")]).toEqual([200, "noindex"]);
  expect(headers.get("Content-Disposition")).toBe('attachment; filename="one-a1.pdf"');
  expect(await asked().text()).toBe("%PDF-1.7");
});

it("is sent once: a browser that has it, or asks with HEAD, gets its headers", async () => {
  const tag = asked().headers.get("ETag") ?? "";
  const known = asked({ "If-None-Match": `"other", W/${tag}` });
  expect([known.status, known.headers.get("X-Robots-Tag"), await known.text()]).toEqual([304, "noindex", ""]);
  const head = asked({}, "HEAD");
  expect([head.headers.get("Content-Length"), await head.text()]).toEqual(["8", ""]);
});
