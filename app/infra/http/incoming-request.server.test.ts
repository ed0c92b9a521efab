import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { parameterNames, prepareIncoming, requestKind } from "./incoming-request.server";

function incoming(url: string, headers: Record<string, string> = {}): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  Object.assign(request.headers, { host: "dealer.example", ...headers });
  return request;
}

describe("prepareIncoming", () => {
  it("makes an id and takes one from a visitor for nothing", () => {
    const request = incoming("/", { "x-request-id": "visitor-made-this" });
    const id = prepareIncoming(request, 0);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(request.headers["x-request-id"]).toBe(id);
  });

  it("keeps a trusted proxy's id, unless it could break a log line", () => {
    expect(prepareIncoming(incoming("/", { "x-request-id": "edge-00000001" }), 1)).toBe("edge-00000001");
    expect(prepareIncoming(incoming("/", { "x-request-id": 'a" b}\n' }), 1)).not.toContain('"');
    const own = (id: string) => prepareIncoming(incoming("/", { "x-request-id": id }), 1) !== id;
    expect(
      ["1234567", "12345678", "x".repeat(100), "x".repeat(101), "12345678 ", " 12345678"].map(own),
    ).toEqual([true, false, false, true, true, true]);
  });

  it("drops X-Forwarded-Host, so that only Host can decide the dealer", () => {
    const request = incoming("/", { "x-forwarded-host": "other.example:81" });
    prepareIncoming(request, 1);
    expect(request.headers["x-forwarded-host"]).toBeUndefined();
    expect(request.headers.host).toBe("dealer.example");
  });

  it.each([
    ["127.0.0.1", {}, "yes"],
    ["::1", {}, "yes"],
    ["::ffff:127.0.0.1", {}, "yes"],
    ["203.0.113.9", {}, "no"],
    ["203.0.113.9", { "x-from-this-machine": "yes" }, "no"],
    ["127.0.0.1", { "x-forwarded-for": "203.0.113.9" }, "no"],
    ["127.0.0.1", { forwarded: "for=203.0.113.9" }, "no"],
    ["127.0.0.1", { via: "1.1 proxy" }, "no"],
    ["127.0.0.1", { "x-real-ip": "203.0.113.9" }, "no"],
    ["127.0.0.1", { "x-forwarded-proto": "https" }, "no"],
    ["127.0.0.1", { "x-forwarded-host": "dealer.example" }, "no"],
    ["127.0.0.1", { "x-client-ip": "203.0.113.9" }, "no"],
    ["127.0.0.1", { "x-cluster-client-ip": "203.0.113.9" }, "no"],
    ["127.0.0.1", { "true-client-ip": "203.0.113.9" }, "no"],
    ["127.0.0.1", { "x-forwarded": "for=203.0.113.9" }, "no"],
    ["127.0.0.1", { "x-viable": "1", "not-via": "1", "x-cf-ray": "1" }, "yes"],
    ["1.127.0.1", {}, "no"],
    ["::12", {}, "no"],
    ["2001::ffff:127.0.0.1", {}, "no"],
    ["127.0.0.1", { host: "notlocalhost" }, "no"],
    ["127.0.0.1", { host: "a.b-c.localhost" }, "yes"],
    ["127.0.0.1", { host: "1127.0.0.1" }, "no"],
    ["127.0.0.1", { "cf-connecting-ip": "203.0.113.9" }, "no"],
    ["127.0.0.1", { host: "dealer.example" }, "no"],
    ["127.0.0.1", { host: "localhost.evil.example" }, "no"],
    ["127.0.0.1", { host: "127.0.0.1.evil.example" }, "no"],
    ["127.0.0.1", { host: "127.0.0.1:3000" }, "yes"],
    ["127.0.0.1", { host: "harbour-city.localhost:3000" }, "yes"],
    ["::1", { host: "[::1]:3000" }, "yes"],
  ])("says of %s with %j that it is this machine: %s", (remoteAddress, headers, local) => {
    const request = incoming("/metrics", { host: "localhost:3000", ...headers });
    Object.defineProperty(request.socket, "remoteAddress", { value: remoteAddress });
    prepareIncoming(request, 0);
    expect(request.headers["x-from-this-machine"]).toBe(local);
  });

  it.each([
    [0, "198.51.100.7", "203.0.113.9"],
    [1, "198.51.100.7", "198.51.100.7"],
    [1, "spoofed, 198.51.100.7", "198.51.100.7"],
    [2, "spoofed, 198.51.100.7, 10.0.0.2", "198.51.100.7"],
    [1, "", "203.0.113.9"],
    [3, "198.51.100.7", "203.0.113.9"],
    [0, "", "203.0.113.9"],
  ])("behind %d proxies takes the visitor of %j for %s", (hops, forwarded, address) => {
    const request = incoming("/", { "x-forwarded-for": forwarded, "x-visitor-address": "8.8.8.8" });
    Object.defineProperty(request.socket, "remoteAddress", { value: "203.0.113.9" });
    prepareIncoming(request, hops);
    expect(request.headers["x-visitor-address"]).toBe(address);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["not an address", "not an address"],
  ])("takes all addresses of a household for one visitor: %s", (forwarded, visitor) => {
    const request = incoming("/", { "x-forwarded-for": forwarded });
    prepareIncoming(request, 1);
    expect(request.headers["x-visitor-address"]).toBe(visitor);
  });

  it.each(["dealer.example", "dealer.example:3000", "127.0.0.1:80", "[::1]:3000", "harbour-city.localhost"])(
    "keeps the host %s",
    (host) => {
      const request = incoming("/", { host });
      prepareIncoming(request, 0);
      expect(request.headers.host).toBe(host);
    },
  );

  it("writes the host in lower case, as browsers write the origin it is compared with", () => {
    const request = incoming("/", { host: "Dealer.Example:3000" });
    prepareIncoming(request, 0);
    expect(request.headers.host).toBe("dealer.example:3000");
  });

  it.each([
    ["/cars/%E0%A4%A", "/cars/%25E0%25A4%25A"],
    ["/%", "/%25"],
    ["/%ED%A0%80?q=%E0%A4%A?x", "/%25ED%25A0%2580?q=%E0%A4%A?x"],
    ["/caf%C3%A9?a=1?b", "/caf%C3%A9?a=1?b"],
  ])("makes a path out of %s that can be decoded", (target, expected) => {
    const request = incoming(target);
    prepareIncoming(request, 0);
    expect(request.url).toBe(expected);
  });

  it.each(["a b", "a/b", "user@host", "a:99999", "a?b", "<script>", "", "a:b:c", "[zz]"])(
    "replaces the host %j, of which no address can be made",
    (host) => {
      const request = incoming("/", { host });
      prepareIncoming(request, 0);
      expect(request.headers.host).toBe("invalid.invalid");
      expect(URL.canParse(`http://${request.headers.host}${request.url ?? ""}`)).toBe(true);
    },
  );

  it.each([
    ["http://evil.example/cars/a?b=c", "/cars/a?b=c"],
    ["https://evil.example", "/"],
    ["HTTP://evil.example?x=1", "/?x=1"],
    ["*", "/"],
    ["", "/"],
    ["//evil.example/x", "//evil.example/x"],
    ["/search/x?y=http://z", "/search/x?y=http://z"],
  ])("turns the request target %j into %j", (given, target) => {
    const request = incoming(given);
    prepareIncoming(request, 0);
    expect(request.url).toBe(target);
  });
});

describe("the kind of a request", () => {
  it("is told to loaders by a header that a visitor cannot set", () => {
    const request = incoming("/search?make=Ford&_data=root", { "x-request-kind": "document" });
    prepareIncoming(request, 1);
    expect(request.headers["x-request-kind"]).toBe("data");
  });
});

describe("requestKind", () => {
  it.each([
    ["/", "document"],
    ["/search/used-cars?make=Ford", "document"],
    ["/search/used-cars?make=Ford&_data=routes%2Fsearch", "data"],
    ["/assets/a.js", "asset"],
    ["/media/cars/a.jpg?w=640", "media"],
    ["/favicon.ico", "file"],
    ["/a.webmanifest", "document"],
    ["/a.b", "document"],
    ["/a.js/x", "document"],
    ["/x/assets/a", "document"],
    ["/x/media/a", "document"],
    ["/metrics", "probe"],
    ["/healthz", "probe"],
    ["/healthz/x", "document"],
    ["/?a.js", "document"],
    ["/?/assets/", "document"],
    ["/readyz", "probe"],
    ["/anything?note=_data=", "document"],
    ["/search/used-cars?_data", "data"],
    ["/search/used-cars?%5Fdata=root", "data"],
    ["/search/used-cars?%5fd%61ta=root", "data"],
    ["/search/used-cars?query=what?&_data=root", "data"],
    ["/search/used-cars?_data=root#_data", "data"],
    ["/search/used-cars?x_data=root", "document"],
  ])("%s is a %s", (target, kind) => {
    expect(requestKind(target)).toBe(kind);
  });
});

describe("parameterNames", () => {
  it("names parameters once and shows no value", () => {
    expect(parameterNames("/search?query=mia@example.com&make=Ford&make=Kia")).toEqual(["query", "make"]);
    expect(parameterNames("/search")).toEqual([]);
  });

  it("reads names as they are read elsewhere, and none before the question mark", () => {
    expect(parameterNames("/a=1?b%20c=2&d")).toEqual(["b c", "d"]);
    expect(parameterNames("/?")).toEqual([]);
  });

  it("is bounded however long the address is", () => {
    const many = Array.from({ length: 500 }, (_, n) => `${"p".repeat(100)}${n}=1`).join("&");
    const names = parameterNames(`/?${many}`);
    expect(names).toHaveLength(20);
    expect(Math.max(...names.map((name) => name.length))).toBe(40);
  });
});

describe("an address in one of a host's further languages", () => {
  const ask = (url: string) => {
    const request = incoming(url, { host: "yard.example", "x-site-language": "fr" });
    prepareIncoming(request, 0, (host) => (host === "yard.example" ? ["ar", "zh-Hans"] : []));
    return { url: request.url, language: request.headers["x-site-language"] };
  };

  it.each([
    ["/ar", "/", "ar"],
    ["/ar/", "/", "ar"],
    ["/ar?page=2", "/?page=2", "ar"],
    ["/zh-Hans/cars/x?a=1", "/cars/x?a=1", "zh-Hans"],
    ["/ar/cars/x/similar.json", "/cars/x/similar.json", "ar"],
    ["/ar//elsewhere.example", "/elsewhere.example", "ar"],
  ])("%s loses it and keeps it in mind", (given, url, language) => {
    expect(ask(given)).toEqual({ url, language });
  });

  it.each(["/", "/army", "/en-AU/faq", "/AR", "/ar/cars/x/pdf", "/ar/media/v/x.jpg?w=320", "/?to=/ar"])(
    "%s has none, whatever the visitor says",
    (url) => {
      expect(ask(url)).toEqual({ url, language: undefined });
    },
  );
});
