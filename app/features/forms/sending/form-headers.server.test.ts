import { expect, it } from "vitest";
import { formPageHeaders } from "./form-headers.server";

const none = new Headers();
const page = new Headers({ "Cache-Control": "no-store" });
const headersOf = (action: Headers, error?: Headers) =>
  Object.fromEntries(
    new Headers(
      formPageHeaders({
        loaderHeaders: page,
        actionHeaders: action,
        errorHeaders: error,
        parentHeaders: none,
      }),
    ),
  );

it("are the page's while nothing was sent", () => {
  expect(headersOf(none)).toEqual({ "cache-control": "no-store" });
});

it("say of a form that was not taken how long to wait", () => {
  const late = new Headers({ "Cache-Control": "no-store", "Retry-After": "30", "Content-Type": "text/html" });
  expect(headersOf(late)).toEqual({ "cache-control": "no-store", "retry-after": "30" });
});

it("are those of an error where there is one", () => {
  expect(headersOf(none, new Headers({ "Retry-After": "9" }))).toEqual({ "retry-after": "9" });
});
