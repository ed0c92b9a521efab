import { useTranslation } from "~/i18n/translation";
import { SAVED_SEARCHES_PATH } from "~/paths";
import { Button } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { SitePathForm } from "~/ui/link/site-path-form";

export interface SaveSearchProps {
  /** The listing's canonical address. */
  readonly path: string;
}

/** Keeps the search in view in the shopper's account, which looks again every day. */
export function SaveSearch({ path }: SaveSearchProps) {
  const { t } = useTranslation();
  return (
    <SitePathForm method="post" action={SAVED_SEARCHES_PATH}>
      <input type="hidden" name="path" value={path} />
      <Button type="submit" size="sm">
        <Icon name="search" size="sm" />
        {t("search.save")}
      </Button>
    </SitePathForm>
  );
}
