import { useId } from "react";
import { useTranslation } from "~/i18n/translation";
import { Button } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { sr } from "~/ui/theme/typography.css";
import * as css from "./text-search.css";
import { SitePathForm } from "~/ui/link/site-path-form";

/** One text box that opens the listing. */
export function TextSearch({ action, hint }: { readonly action: string; readonly hint: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <SitePathForm action={action} className={css.form}>
      <Icon name="search" />
      <label htmlFor={id} className={sr}>
        {t("home.searchLabel")}
      </label>
      <input id={id} name="query" type="search" placeholder={hint} maxLength={200} className={css.input} />
      <Button type="submit" variant="primary" className={css.button}>
        {t("home.search")}
      </Button>
    </SitePathForm>
  );
}
