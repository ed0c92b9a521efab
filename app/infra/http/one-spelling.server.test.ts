import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { leadToOneSpelling } from "./one-spelling.server";

function led(method: string, url: string, headers: Record<string, string> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url });
  Object.assign(request.headers, headers);
  leadToOneSpelling(request);
  return [request.url, request.headers["x-moved-to"]];
}

describe("leadToOneSpelling", () => {
  it("turns a question for a second spelling into one that leads to the first, with its parameters", () => {
    expect(led("GET", "/CARS/x-1/?a=B/")).toEqual(["/refused", "/cars/x-1?a=B/"]);
    expect(led("HEAD", "/enquire/")).toEqual(["/refused", "/enquire"]);
  });

  it("leaves the first spelling, forms that are sent, and what the framework asks for", () => {
    expect(led("GET", "/cars/x-1?next=/Y/")).toEqual(["/cars/x-1?next=/Y/", undefined]);
    expect(led("POST", "/enquire/")).toEqual(["/enquire/", undefined]);
    expect(led("GET", "/enquire/?_data=routes%2F%24")).toEqual(["/enquire/?_data=routes%2F%24", undefined]);
  });

  it("takes no visitor's word for where a page went", () => {
    expect(led("GET", "/x", { "x-moved-to": "//evil.example" })).toEqual(["/x", undefined]);
    expect(led("POST", "/x", { "x-moved-to": "//evil.example" })).toEqual(["/x", undefined]);
  });
});
