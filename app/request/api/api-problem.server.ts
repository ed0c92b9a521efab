import type { KeptAnswer } from "~/ports/api-keys";

/** The names of the statuses that requests to the API are refused with. */
const TITLES = {
  400: "Bad Request",
  401: "Unauthorized",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  410: "Gone",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
} as const;

/** A status that a request is refused with. */
export type ProblemStatus = keyof typeof TITLES;

/** A request to the API that is refused, with what its sender is told. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";

  constructor(
    readonly status: ProblemStatus,
    readonly detail: string,
    readonly more: Readonly<Record<string, unknown>> = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
  }

  /** Status and body (RFC 9457). */
  get answer(): KeptAnswer {
    const { status, detail, more } = this;
    return {
      status,
      body: JSON.stringify({ type: "about:blank", title: TITLES[status], status, detail, ...more }),
    };
  }
}

/** An answer as it is sent: nobody keeps it, and no browser takes it for anything else. */
export function apiResponse({ status, body }: KeptAnswer, headers: Readonly<Record<string, string>> = {}) {
  const type = status < 400 ? "application/json" : "application/problem+json";
  return new Response(body, {
    status,
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store", ...headers },
  });
}
