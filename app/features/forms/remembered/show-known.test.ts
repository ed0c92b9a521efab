// @vitest-environment happy-dom
import { runInNewContext } from "node:vm";
import { beforeEach, expect, it } from "vitest";
import { readContact, rememberContact } from "./remembered-contact";
import { SHOW_KNOWN } from "./show-known";

const KEY = "yard.contact";

/** Runs the script on a page with an offer. @returns what it shows; null while it is hidden */
function shown(): string | null {
  document.body.innerHTML = `<section hidden data-known="${KEY}"><span data-said></span></section>`;
  runInNewContext(SHOW_KNOWN, { document, localStorage });
  const offer = document.querySelector<HTMLElement>("section");
  return offer === null || offer.hidden ? null : offer.innerText;
}

beforeEach(() => localStorage.clear());

it("shows what the form will offer, in its order", () => {
  rememberContact(KEY, { email: "zoe@example.com", name: "Zoë", phone: "0412 345 678" });
  expect(shown()).toBe("Zoë, 0412 345 678, zoe@example.com");
});

it.each(["x", "[]", "3", "null", '{"name":3}', '{"other":"x"}', JSON.stringify({ name: "x".repeat(255) })])(
  "shows nothing of what the form takes for no contact: %s",
  (text) => {
    localStorage.setItem(KEY, text);
    expect(readContact(KEY)).toBeNull();
    expect(shown()).toBeNull();
  },
);

it("shows nothing to who comes first", () => {
  expect(shown()).toBeNull();
});
