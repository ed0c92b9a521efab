import type { HeadersFunction } from "@remix-run/node";

const PASSED_ON = ["Cache-Control", "Retry-After"];

/**
 * The headers of a page with a form: those of the answer to what was sent where something was sent (how long to wait),
 * else the page's own.
 */
export const formPageHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) => {
  if (errorHeaders !== undefined) return errorHeaders;
  const given = actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
  return PASSED_ON.flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
};
