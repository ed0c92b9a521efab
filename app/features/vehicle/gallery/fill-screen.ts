import { setInertAround } from "~/ui/drawer/inert-around";

/**
 * Lets an element fill the screen: by the platform's full screen where there is one, else over the page, which is out
 * of reach either way. The element's own style does the rest, and the focus stays where it is.
 * @param onLeft called once, however it ended: by the function returned, by Escape or by the browser
 * @returns ends it
 */
export function fillScreen(element: HTMLElement, onLeft: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const leave = () => {
    if (signal.aborted) return;
    end.abort();
    setInertAround(element, false);
    document.documentElement.style.overflow = "";
    if (document.fullscreenElement === element) void document.exitFullscreen().catch(() => undefined);
    onLeft();
  };
  setInertAround(element, true);
  document.documentElement.style.overflow = "hidden";
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) leave();
  };
  // A film inside may fill the screen itself: that is its own affair.
  const onChange = ({ target }: Event) => {
    if (target === element && document.fullscreenElement === null) leave();
  };
  document.addEventListener("keydown", onKey, { signal });
  element.addEventListener("fullscreenchange", onChange, { signal });
  // Refused or unknown, as on some phones: over the page is full enough.
  if (document.fullscreenEnabled) element.requestFullscreen().catch(() => undefined);
  return leave;
}
