import { useTranslation } from "~/i18n/translation";
import { FILTERS_PART } from "~/paths";
import { Button } from "~/ui/button/button";
import { Field } from "~/ui/field/field";
import { Icon } from "~/ui/icon/icon";
import { Panel } from "~/ui/panel/panel";
import { Select } from "~/ui/select/select";
import { TextLink } from "~/ui/text-link/text-link";
import { stack } from "~/ui/theme/layout.css";
import { classNames } from "~/ui/theme/class-names";
import type { ListingChoiceView, FinderView } from "~/features/home/home-view";
import { SitePathForm } from "~/ui/link/site-path-form";
import * as css from "./finder.css";

/** Make, body and price: a plain form that opens the listing. */
export function Finder({ finder }: { readonly finder: FinderView }) {
  const { t } = useTranslation();
  const choices: readonly ChoiceProps[] = [
    { name: "make", label: t("home.make"), any: t("home.anyMake"), choices: finder.makes },
    { name: "body", label: t("home.body"), any: t("home.anyBody"), choices: finder.bodies },
    { name: "price_max", label: t("home.priceUpTo"), any: t("home.anyPrice"), choices: finder.prices },
  ];
  return (
    <Panel className={css.panel}>
      <SitePathForm action={finder.action} className={classNames(stack, css.form)}>
        <div className={css.fields}>
          {choices.map((choice) => (
            <Choice key={choice.name} {...choice} />
          ))}
        </div>
        <div className={css.submit}>
          <Button type="submit" variant="primary" className={css.button}>
            <Icon name="search" />
            {finder.submit}
          </Button>
          <TextLink href={`${finder.action}#${FILTERS_PART}`}>{t("home.allFilters")}</TextLink>
        </div>
      </SitePathForm>
    </Panel>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly choices: readonly ListingChoiceView[];
}

function Choice({ name, label, any, choices }: ChoiceProps) {
  if (choices.length === 0) return null;
  const id = `finder-${name}`;
  return (
    <Field id={id} label={label}>
      <Select id={id} name={name} defaultValue="">
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
