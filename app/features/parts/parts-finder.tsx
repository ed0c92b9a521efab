import { Affix } from "~/ui/affix/affix";
import { Button } from "~/ui/button/button";
import { label as labelClass } from "~/ui/field/field.css";
import { Icon } from "~/ui/icon/icon";
import { SitePathForm } from "~/ui/link/site-path-form";
import { LabelledSelect } from "~/ui/select/labelled-select";
import { TextInput } from "~/ui/text-input/text-input";
import { classNames } from "~/ui/theme/class-names";
import * as css from "./parts.css";
import type { PartsFormView } from "./parts-view";

/** What is looked for in a dealer's list of parts: words, a vehicle, and in the list itself the order. */
export function PartsFinder({ form }: { readonly form: PartsFormView }) {
  const { words, sort } = form;
  return (
    // What it holds follows the address: also when a link changes that.
    <SitePathForm
      key={`${words.value} ${form.vehicle.value} ${sort?.value ?? ""}`}
      action={form.action}
      method="get"
      role="search"
      aria-label={form.submit}
      className={classNames(css.finder, sort === null ? css.short : undefined)}
    >
      <div className={css.field}>
        <label className={labelClass} htmlFor="part-words">
          {words.label}
        </label>
        <Affix start={<Icon name="search" />}>
          <TextInput
            id="part-words"
            type="search"
            name="query"
            maxLength={80}
            placeholder={words.placeholder}
            defaultValue={words.value}
          />
        </Affix>
      </div>
      {form.vehicle.options.length < 2 ? null : (
        <LabelledSelect id="part-vehicle" name="fits" choice={form.vehicle} />
      )}
      {sort === null ? null : <LabelledSelect id="part-sort" name="sort" choice={sort} />}
      {form.category === "" ? null : <input type="hidden" name="category" value={form.category} />}
      <Button type="submit" variant="primary">
        {form.submit}
      </Button>
    </SitePathForm>
  );
}
