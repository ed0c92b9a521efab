import { useEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/translation";
import { Button } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { sr } from "~/ui/theme/typography.css";
import * as css from "./share.css";
import type { ShareView } from "./share-view";
import { useScripted } from "./use-scripted";

type Outcome = "copied" | "notCopied";

type CopyLinkProps = Pick<ShareView, "address" | "confirm">;

/** The address to copy: by a button that confirms it (SHARE-01, SHARE-02), by hand without script. */
export function CopyLink({ address, confirm }: CopyLinkProps) {
  const { t } = useTranslation();
  const scripted = useScripted();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, say] = usePassing<Outcome>(confirm.ms);
  const copy = () => {
    field.current?.select();
    copyText(address).then(
      () => say("copied"),
      () => say("notCopied"),
    );
  };
  const done = outcome === "copied";
  return (
    <div className={css.copy}>
      <label className={css.addressLabel}>
        <span className={sr}>{t("share.address")}</span>
        <input
          ref={field}
          className={css.address}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      </label>
      {scripted ? (
        <Button size="sm" onClick={copy} className={css.copyButton}>
          <span
            key={outcome}
            className={classNames(css.copyText, done && confirm.fade && css.fading)}
            style={done && confirm.fade ? { animationDuration: `${confirm.ms}ms` } : undefined}
          >
            <Icon name={done ? "check" : "copy"} size="sm" />
            {done ? t("share.copied") : t("share.copy")}
          </span>
        </Button>
      ) : null}
      <p role="status" className={outcome === "notCopied" ? css.note : sr}>
        {outcome === null ? "" : t(`share.${outcome}`)}
      </p>
    </div>
  );
}

/** Outside secure contexts there is no clipboard: the address stands selected, to be copied by hand. */
async function copyText(text: string): Promise<void> {
  if (!("clipboard" in navigator)) throw new Error("There is no clipboard.");
  await navigator.clipboard.writeText(text);
}

/** A value that is reset to null after `ms` milliseconds. */
function usePassing<Value>(ms: number): readonly [Value | null, (value: Value) => void] {
  const [value, setValue] = useState<Value | null>(null);
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const say = (next: Value) => {
    window.clearTimeout(timer.current);
    setValue(next);
    timer.current = window.setTimeout(() => setValue(null), ms);
  };
  return [value, say];
}
