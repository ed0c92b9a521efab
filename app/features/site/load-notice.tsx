import { useRevalidator } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "~/i18n/translation";
import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";
import { loadFailed, onLoadFault } from "~/ui/load/load-fault";
import { notice } from "./load-notice.css";

/**
 * Says that the page shows an older state because a load failed, and tries again; it stays until a load succeeds. Its
 * script is part of the first load: when it is needed, there may be no network.
 */
export function LoadNotice() {
  return useSyncExternalStore(onLoadFault, loadFailed, () => false) ? <Notice /> : null;
}

function Notice() {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <div className={notice}>
      <Alert tone="danger" title={t("site.loadFailed.title")}>
        <p>{t("site.loadFailed.text")}</p>
        <Button size="sm" aria-disabled={state !== "idle"} onClick={revalidate}>
          {t("site.loadFailed.retry")}
        </Button>
      </Alert>
    </div>
  );
}
