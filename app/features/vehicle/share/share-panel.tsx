import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/translation";
import { Icon, type IconName } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { CopyLink } from "./copy-link";
import * as css from "./share.css";
import type { ShareKey, ShareView } from "./share-view";
import { useScripted } from "./use-scripted";

/** Features of the share window (SHARE-04); `noopener` belongs to every link that opens one. */
const WINDOW = "popup,noopener,width=550,height=400";

const ICONS: Readonly<Record<ShareKey, IconName>> = {
  sms: "message-circle",
  whatsapp: "phone",
  facebook: "users",
  x: "external-link",
  email: "mail",
};

/** Ways to hand the vehicle on: links in a native disclosure, so that they are there without script too. */
export function SharePanel({ view }: { readonly view: ShareView }) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDetailsElement>(null);
  useClosing(panel);
  return (
    <details ref={panel} className={css.share} data-nosnippet>
      <summary className={css.tool}>
        <Icon name="share-2" size="sm" />
        {t("share.share")}
      </summary>
      <div className={css.panel} role="group" aria-label={t("share.title")}>
        <CopyLink address={view.address} confirm={view.confirm} />
        <ul className={css.targets}>
          {view.targets.map(({ key, href, opensWindow }) => (
            <li key={key}>
              <a
                className={css.target}
                href={href}
                {...(opensWindow ? { target: "_blank", rel: "noopener", onClick: openSmall } : {})}
              >
                <Icon name={ICONS[key]} size="sm" />
                {t(`share.${key}`)}
              </a>
            </li>
          ))}
        </ul>
        <NativeShare view={view} />
      </div>
    </details>
  );
}

/** A plain click opens the small window; a click with a modifier key opens a tab as usual. */
function openSmall(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  window.open(event.currentTarget.href, "_blank", WINDOW);
}

/** The device's own share sheet, where it has one. */
function NativeShare({ view: { title, address } }: { readonly view: ShareView }) {
  const { t } = useTranslation();
  const scripted = useScripted();
  // Desktop browsers may lack it, whatever the types say.
  if (!scripted || !("share" in navigator)) return null;
  // The promise is rejected when the person closes the sheet.
  const share = () => void navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <button type="button" className={classNames(css.target, css.native)} onClick={share}>
      <Icon name="share-2" size="sm" />
      {t("share.more")}
    </button>
  );
}

/** Escape and a click beside it close the panel; the focus goes back to what opened it. */
function useClosing(panel: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      const open = panel.current;
      if (key !== "Escape" || open?.open !== true) return;
      if (open.contains(document.activeElement)) open.querySelector("summary")?.focus();
      open.open = false;
    };
    const onPointer = ({ target }: PointerEvent) => {
      const open = panel.current;
      if (open?.open === true && target instanceof Node && !open.contains(target)) open.open = false;
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, [panel]);
}
