import { useEffect } from "react";
import { type DialledNumber, tellNumber } from "~/ui/phone/told-number";
import type { MaskedPhoneView } from "~/features/vehicle/page/vehicle-page-view";

/** A press that asks for the number: what was pressed, and whether it means a call or only to read the number. */
interface Press {
  readonly pressed: HTMLAnchorElement | HTMLFormElement;
  readonly calls: boolean;
}

/**
 * Asks for the number that the page hides where it stands (VDP-42): a button with the number shows it; the bar of a phone
 * and the header's telephone call it at once (VDP-18). Without script, or before it has come, all lead to the page that
 * tells the number.
 */
export function HiddenNumber({ phone }: { readonly phone: MaskedPhoneView }) {
  useEffect(() => {
    const listening = new AbortController();
    const onPress = (event: Event) => {
      const press = pressOf(phone.revealPath, event);
      if (press === null) return;
      event.preventDefault();
      event.stopPropagation();
      askForNumber(phone.report).then(
        (number) => answer(press, phone.revealPath, number),
        (error: unknown) => {
          console.error(error);
          goOn(press);
        },
      );
    };
    // Before the router follows the link.
    const options = { signal: listening.signal, capture: true };
    for (const type of ["click", "submit"]) document.addEventListener(type, onPress, options);
    return () => listening.abort();
  }, [phone]);
  return null;
}

function pressOf(path: string, { type, target, defaultPrevented }: Event): Press | null {
  if (!(target instanceof Element) || defaultPrevented) return null;
  if (type === "submit")
    return target instanceof HTMLFormElement && target.getAttribute("action")?.endsWith(path) === true
      ? { pressed: target, calls: target.closest("nav") !== null }
      : null;
  const link = target.closest("a");
  return link !== null && link.pathname.endsWith(path) ? { pressed: link, calls: true } : null;
}

/** Tells the dealer, and gets the number; whether the asking is counted is the server's to say. */
async function askForNumber(report: MaskedPhoneView["report"]): Promise<DialledNumber> {
  const response = await fetch("/api/leads/phone-reveal", {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(report),
  });
  if (!response.ok) throw new Error(`The number: ${response.status}`);
  // Our own route wrote it.
  return ((await response.json()) as { readonly phone: DialledNumber }).phone;
}

function answer({ pressed, calls }: Press, revealPath: string, number: DialledNumber): void {
  const place = pressed.parentElement;
  tellNumber(revealPath, number);
  if (calls) window.location.assign(number.href);
  // The pressed button is gone: keyboard users go on at the link in its place.
  else requestAnimationFrame(() => place?.querySelector("a")?.focus());
}

/** To the page that tells the number. */
function goOn({ pressed }: Press): void {
  if (pressed instanceof HTMLFormElement) pressed.submit();
  else window.location.assign(pressed.href);
}
