import { useId, type ReactNode } from "react";
import { useTranslation } from "~/i18n/translation";
import { Button } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { sr } from "~/ui/theme/typography.css";
import * as css from "./text-search.css";
import { SitePathForm } from "~/ui/link/site-path-form";

/** Draws the field of a text search, which is another feature's. */
export type DrawSearchField = (field: {
  readonly id: string;
  /** Address of the list that the field searches. */
  readonly from: string;
  readonly placeholder: string;
  readonly className: string;
}) => ReactNode;

interface TextSearchProps {
  readonly action: string;
  readonly hint: string;
  readonly drawField: DrawSearchField;
}

/** One text box that opens the listing. */
export function TextSearch({ action, hint, drawField }: TextSearchProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <SitePathForm action={action} className={css.form}>
      <Icon name="search" />
      <label htmlFor={id} className={sr}>
        {t("home.searchLabel")}
      </label>
      {drawField({ id, from: action, placeholder: hint, className: css.input })}
      <Button type="submit" variant="primary" className={css.button}>
        {t("home.search")}
      </Button>
    </SitePathForm>
  );
}
