import type { ComponentPropsWithoutRef } from "react";
import { useTranslation } from "~/i18n/translation";
import { useSuggestedField } from "./use-suggested-field";

interface SuggestedInputProps extends ComponentPropsWithoutRef<"input"> {
  readonly siteSlug: string;
  /** Address of the list that the field searches. */
  readonly from: string;
}

/** A bare search field with suggestions under the nearest box that has a position. */
export function SuggestedInput({ siteSlug, from, ...input }: SuggestedInputProps) {
  const { t } = useTranslation();
  const labels = { suggestions: t("search.suggestions"), recent: t("search.recent") };
  const [field, list] = useSuggestedField({ siteSlug, from, labels });
  return (
    <>
      <input name="query" type="search" maxLength={200} {...input} {...field} />
      {list}
    </>
  );
}
