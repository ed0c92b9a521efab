// @vitest-environment happy-dom
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type BrowserPage, browserPage, done } from "../../../../../test/fixtures/browser-page";
import { useDrag, useFirstDrag } from "./use-drag";

const asked = vi.fn();
const started = vi.fn();
const turned = vi.fn();

function Turner({ panel }: { readonly panel: React.RefObject<HTMLElement> }) {
  useDrag(panel, true, { onStart: started, onMove: turned });
  return null;
}

/** A picture that can be turned once `ready`. */
function Stage({ ready }: { readonly ready: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  useFirstDrag(panel, asked);
  return (
    <div ref={panel} id="stage">
      <a href="#spot">A part</a>
      {ready ? <Turner panel={panel} /> : null}
    </div>
  );
}

let page: BrowserPage;
beforeEach(async () => {
  vi.clearAllMocks();
  HTMLElement.prototype.setPointerCapture = () => undefined;
  page = await browserPage(<Stage ready={false} />);
});
afterEach(async () => {
  await page.close();
});

const pointer = async (type: string, clientX: number, on = "#stage") =>
  done(() => {
    page.find(on).dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, button: 0, bubbles: true }));
  });

it("GAL-07: a drag that began on the still picture turns the frames once they are there, from where it began", async () => {
  await pointer("pointerdown", 100);
  await pointer("pointermove", 160);
  expect(asked).toHaveBeenCalledTimes(1);
  await page.show(<Stage ready />);
  await pointer("pointermove", 400);
  expect(turned).toHaveBeenLastCalledWith(300);
  expect(started).not.toHaveBeenCalled();
  await pointer("pointerup", 400);
  await pointer("pointermove", 500);
  expect(turned).toHaveBeenCalledTimes(1);
  await pointer("pointerdown", 500);
  await pointer("pointermove", 480);
  expect(started).toHaveBeenCalledTimes(1);
  expect(turned).toHaveBeenLastCalledWith(-20);
});

it("leaves presses of controls to them", async () => {
  await pointer("pointerdown", 100, "#stage a");
  await pointer("pointermove", 160);
  expect(asked).not.toHaveBeenCalled();
});
