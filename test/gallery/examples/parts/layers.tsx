import { useState } from "react";
import { Button } from "~/ui/button/button";
import { Dialog } from "~/ui/dialog/dialog";
import { dialog, head } from "~/ui/dialog/dialog.css";
import { Drawer, DrawerButton } from "~/ui/drawer/drawer";
import { showToast } from "~/ui/toast/toast-queue";
import { Toasts } from "~/ui/toast/toasts";
import { display } from "~/ui/theme/typography.css";
import { row } from "~/ui/theme/layout.css";
import { Example, State } from "../../frame/example";
import { useSample } from "../sample-words";

/** What lies over a page. */
export function Layers() {
  const w = useSample();
  return (
    <>
      <Example name="Dialog">
        <State name="opened by script">
          <DialogOpener />
        </State>
        <State name="its box">
          <div className={dialog}>
            <div className={head}>
              <p className={display.d2}>{w.long}</p>
            </div>
            <p>{w.sentence}</p>
          </div>
        </State>
      </Example>
      <Example name="Drawer, DrawerButton" about="A panel on a desk, a sheet on a phone: open it at 360 px.">
        <State name="with its button">
          <DrawerButton drawerId="drawer">{w.action}</DrawerButton>
          <Drawer id="drawer" label={w.label} closeLabel={w.close}>
            <p>{w.sentence}</p>
          </Drawer>
        </State>
      </Example>
      <Example name="Toasts" about="Shown for five seconds, in the window's corner.">
        <State name="opened by script">
          <ToastOpener />
        </State>
      </Example>
    </>
  );
}

function DialogOpener() {
  const w = useSample();
  const [isOpen, set] = useState(false);
  return (
    <>
      <Button onClick={() => set(true)}>{w.action}</Button>
      {isOpen ? (
        <Dialog id="sample-dialog" title={w.action} closeLabel={w.close} onClose={() => set(false)}>
          <p>{w.sentence}</p>
        </Dialog>
      ) : null}
    </>
  );
}

function ToastOpener() {
  const w = useSample();
  const words = { text: w.sentence, link: { label: w.action, href: "/" }, close: w.close };
  return (
    <div className={row} style={{ minBlockSize: 220, alignContent: "start" }}>
      <Button onClick={() => showToast({ ...words, tone: "positive", title: w.short })}>{w.short}</Button>
      <Button onClick={() => showToast({ ...words, tone: "danger", title: w.error, link: null })}>
        {w.error}
      </Button>
      <Toasts />
    </div>
  );
}
