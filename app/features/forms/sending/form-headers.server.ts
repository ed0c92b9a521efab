import type { HeadersFunction } from "@remix-run/node";

const PASSED_ON = ["Cache-Control", "Retry-After"];

/**
 * The headers of a page with a form. When a form was posted these are the action's, such as how long to wait; otherwise
 * the loader's.
 */
export const formPageHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) => {
  if (errorHeaders !== undefined) return errorHeaders;
  const given = actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
  return PASSED_ON.flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
};
