import { setInertAround } from "~/ui/drawer/inert-around";
import { leaveByBack } from "./full/leave-by-back";
import { zoomPictures } from "./full/zoom-pictures";

/**
 * Lets an element fill the screen: with the platform's full-screen mode where it exists, else laid over the page. The
 * page cannot be reached in either case, and its pictures can be zoomed. The element's own style does the rest. The focus
 * stays where it is, and is there again afterwards.
 * Laid over the page it is left by Back too.
 * @param onLeft called once when it ends, whoever ends it: the returned function, Escape, Back or the browser
 * @returns ends it
 */
export function fillScreen(element: HTMLElement, onLeft: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const from = document.activeElement;
  let forgetBack: (() => void) | null = null;
  const leave = () => {
    if (signal.aborted) return;
    end.abort();
    setInertAround(element, false);
    document.documentElement.style.overflow = "";
    if (document.fullscreenElement === element) void document.exitFullscreen().catch(() => undefined);
    forgetBack?.();
    // What has the focus may be there in full screen alone.
    if (from instanceof HTMLElement && element.contains(document.activeElement))
      from.focus({ preventScroll: true });
    onLeft();
  };
  const lieOver = () => {
    if (!signal.aborted) forgetBack = leaveByBack(leave);
  };
  setInertAround(element, true);
  document.documentElement.style.overflow = "hidden";
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) leave();
  };
  // Ignores a film inside that fills the screen by itself.
  const onChange = ({ target }: Event) => {
    if (target === element && document.fullscreenElement === null) leave();
  };
  document.addEventListener("keydown", onKey, { signal });
  element.addEventListener("fullscreenchange", onChange, { signal });
  zoomPictures(element, signal);
  // Full screen may be refused or unknown, as on some phones; the element then lies over the page, which is enough.
  if (document.fullscreenEnabled && "requestFullscreen" in element)
    element.requestFullscreen().catch(lieOver);
  else lieOver();
  return leave;
}
