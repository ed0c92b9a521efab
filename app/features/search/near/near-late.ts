import { NEAR_COOKIE, nearCookie, readNearCookie } from "~/domain/search/near/near-cookie";
import { ownPath } from "~/ui/link/site-base";
import { FORM_ID } from "~/features/search/filters/filter-panel";

const WAIT_MS = 10_000;
/** A position this old will do: nobody has gone far since. */
const OLD_MS = 600_000;
/** Decimals of a degree that are sent: about a kilometre. */
const DECIMALS = 2;
const started = new WeakSet<Element>();
/** The place that was forgotten last: a list that arrives after that must not remember it again. */
let forgotten = "";

/**
 * Brings the box of the place to life: remembers a known place in a cookie of ours, recalls it where none is given, and
 * offers the browser's position and to forget the place.
 */
export function startNear(box: HTMLElement | null): void {
  if (box === null) return;
  const place = box.querySelector<HTMLInputElement>("#near");
  const within = box.querySelector<HTMLSelectElement>("#within");
  if (place === null || within === null) return;
  const button = (name: string) => box.querySelector<HTMLButtonElement>(`[data-near=${name}]`);
  if (place.value === "") recall(box, place, within);
  else if (place.value === forgotten) clear(box);
  else if (box.dataset["known"] === "true") {
    document.cookie = nearCookie({ place: place.value, withinKm: Number(within.value) || null }, isSecure());
  }
  button("locate")?.toggleAttribute("hidden", !("geolocation" in navigator));
  button("forget")?.toggleAttribute("hidden", readNearCookie(document.cookie) === undefined);
  if (started.has(box)) return;
  started.add(box);
  button("locate")?.addEventListener("click", ({ currentTarget }) => {
    if (currentTarget instanceof HTMLButtonElement) locate(box, currentTarget);
  });
  button("forget")?.addEventListener("click", ({ currentTarget }) => {
    document.cookie = `${NEAR_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
    forgotten = box.querySelector<HTMLInputElement>("#near")?.value ?? "";
    clear(box);
    if (currentTarget instanceof HTMLButtonElement) currentTarget.hidden = true;
    box.querySelector("summary")?.focus();
  });
  box.addEventListener("input", () => (forgotten = ""));
  // What was recalled is part of the form from the first touch on.
  for (const type of ["focusin", "click"]) box.addEventListener(type, () => join(box));
}

const isSecure = () => location.protocol === "https:";
const fieldsOf = (box: Element) =>
  box.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select");

function clear(box: Element): void {
  for (const field of fieldsOf(box)) field.value = "";
}

/** Fills in the place of an earlier visit, outside the form: a filter used meanwhile must not bring it along unasked. */
function recall(box: Element, place: HTMLInputElement, within: HTMLSelectElement): void {
  const near = readNearCookie(document.cookie);
  if (near === undefined) return;
  for (const field of fieldsOf(box)) field.removeAttribute("form");
  place.value = near.place;
  within.value = String(near.withinKm ?? "");
  if (within.selectedIndex < 0) within.value = "";
}

function join(box: Element): void {
  for (const field of fieldsOf(box)) field.setAttribute("form", FORM_ID);
}

/** Asks the browser where it is, and our own server which postcode that is; then sends the form. */
function locate(box: HTMLElement, button: HTMLButtonElement): void {
  const says = box.querySelector("#near-says");
  const say = (text = "") => says !== null && (says.textContent = text);
  const fail = () => {
    button.disabled = false;
    say(button.dataset["fails"]);
  };
  button.disabled = true;
  say(button.dataset["says"]);
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const place = box.querySelector<HTMLInputElement>("#near");
      postcodeAt(coords).then((postcode) => {
        if (place === null) return;
        button.disabled = false;
        say();
        place.value = postcode;
        place.form?.requestSubmit();
      }, fail);
    },
    fail,
    { timeout: WAIT_MS, maximumAge: OLD_MS },
  );
}

async function postcodeAt({ latitude, longitude }: GeolocationCoordinates): Promise<string> {
  const [lat, long] = [latitude.toFixed(DECIMALS), longitude.toFixed(DECIMALS)];
  const answer = await fetch(ownPath("/api/place"), { method: "POST", body: `${lat},${long}` });
  const postcode = await answer.text();
  if (!answer.ok || postcode === "") throw new Error("no postcode");
  return postcode;
}
