import { type MouseEvent, useState } from "react";
import { useTranslation } from "~/i18n/translation";
import { track } from "~/ui/analytics/track";
import { buttonClass } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { sr } from "~/ui/theme/typography.css";
import * as css from "./share.css";

interface PdfButtonProps {
  /** Where the PDF is. */
  readonly href: string;
  /** Its language, where it is not the page's. */
  readonly language?: string | undefined;
  readonly label: string;
  /** As one of the tools below the side panel, instead of as a button. */
  readonly tool?: boolean;
}

/** Saves the vehicle's PDF: "Preparing..." while it is made (SHARE-07), an alert when it cannot be (SHARE-08). */
export function PdfButton({ href, language, label, tool = false }: PdfButtonProps) {
  const { t } = useTranslation();
  const [preparing, setPreparing] = useState(false);
  const save = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (preparing) return;
    setPreparing(true);
    // The calculator may have written its numbers into it.
    const { href: address } = event.currentTarget;
    track("printPdf");
    import("./download-file")
      .then(({ downloadFile }) => downloadFile(address, t("share.failed")))
      .catch((error: unknown) => window.alert(error instanceof Error ? error.message : t("share.failed")))
      .finally(() => setPreparing(false));
  };
  return (
    <span className={css.place}>
      <a
        href={href}
        hrefLang={language}
        rel="nofollow"
        data-paper=""
        className={tool ? css.tool : buttonClass({ variant: "secondary" })}
        aria-busy={preparing}
        onClick={save}
      >
        <Icon
          name={preparing ? "refresh-cw" : "file-text"}
          size="sm"
          className={classNames(preparing && css.spinning)}
        />
        {preparing ? t("share.preparing") : label}
      </a>
      <span role="status" className={sr}>
        {preparing ? t("share.preparing") : ""}
      </span>
    </span>
  );
}
