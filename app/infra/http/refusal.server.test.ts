import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { refuse } from "./refusal.server";

const HOST = "dealer.example";

function incoming(method: string, headers: Record<string, string> = {}): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  request.url = "/search/used-cars?page=2";
  Object.assign(request.headers, { host: HOST, ...headers });
  return request;
}

describe("refuse", () => {
  it.each(["TRACE", "TRACK", "CONNECT", "PROPFIND", "get", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "answers %s as a method not allowed",
    (method) => {
      const request = incoming(method);
      expect(refuse(request)).toBe(405);
      expect(request).toMatchObject({ method: "GET", url: "/refused" });
      expect(request.headers["x-refusal"]).toBe("405");
    },
  );

  it("lets dealers' systems put and remove stock where that is taken, and ask in vain by other methods, and nowhere else", () => {
    const asked = (method: string, url: string) => refuse(Object.assign(incoming(method), { url }));
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) {
      for (const url of ["/api/stock/yard/A1", "/api/stock/yard/%2e%2e%2fx?force=true", "/api/stock/yard"])
        expect(asked(method, url), url).toBeNull();
      for (const url of ["/api/leads", "/api/leads/?x=1"]) expect(asked(method, url), url).toBeNull();
      for (const url of [
        "/api/stock/",
        "/api/stockx/yard/A1",
        "/api/leads/phone-reveal",
        "/api/leadsx",
        "/api/stock/yard/../../../sign-out",
        "/api/stock/yard/%2e%2e/%2e%2e/%2e%2e/sign-out",
        "//evil.example/api/stock/yard/A1",
        "/cars/x?next=/api/stock/yard/A1",
      ])
        expect(asked(method, url), url).toBe(405);
    }
    expect(asked("TRACE", "/api/stock/yard/A1")).toBe(405);
  });

  it.each([
    "https://evil.example",
    "null",
    "garbage",
    "http://[",
    `https://${HOST}:444`,
    `https://x.${HOST}`,
  ])("refuses a form from %s", (origin) => {
    expect(refuse(incoming("POST", { origin }))).toBe(403);
  });

  it.each([`https://${HOST}`, `http://${HOST}`, ""])("lets a form through that comes from %j", (origin) => {
    const request = incoming("POST", { origin });
    expect(refuse(request)).toBeNull();
    expect(request).toMatchObject({ method: "POST", url: "/search/used-cars?page=2" });
  });

  it("looks at no origin where nothing is changed", () => {
    for (const method of ["GET", "HEAD"])
      expect(refuse(incoming(method, { origin: "https://evil.example" }))).toBeNull();
  });

  it("refuses a request that names two hosts, of which a proxy might take the other", () => {
    const request = incoming("GET");
    request.rawHeaders.push("Host", HOST, "Accept", "host", "hOST", "other.example");
    expect(refuse(request)).toBe(400);
    expect(request).toMatchObject({ method: "GET", url: "/refused" });
    const single = incoming("GET");
    single.rawHeaders.push("Host", HOST, "X-Host", "other.example", "Accept", "Host");
    expect(refuse(single)).toBeNull();
  });

  it("takes no visitor's word for a refusal", () => {
    const request = incoming("GET", { "x-refusal": "403" });
    expect(refuse(request)).toBeNull();
    expect(request.headers["x-refusal"]).toBeUndefined();
  });
});
