import { Form } from "@remix-run/react";
import { Button } from "~/ui/button/button";
import { label as labelClass } from "~/ui/field/field.css";
import { Icon } from "~/ui/icon/icon";
import { Select } from "~/ui/select/select";
import { TextInput } from "~/ui/text-input/text-input";
import { classNames } from "~/ui/theme/class-names";
import { phoneFold, phoneFoldMark, phoneFoldTitle } from "~/ui/theme/phone-fold.css";
import type { OfferFilter, OfferFiltersView as FiltersView } from "./offer-views";
import * as css from "./offers.css";

/**
 * Narrows the offers down by a GET to their own address (URL-14); with script the page is not loaded again. On a phone
 * folded until something is chosen, so that the first offer stands on the first screen.
 */
export function OfferFilters({ filters }: { readonly filters: FiltersView }) {
  const { query, selects, prices, kept } = filters;
  const isChosen = [query, ...selects, ...prices].some(({ value }) => value !== "");
  return (
    <details className={classNames(css.fold, phoneFold)} open={isChosen}>
      <summary className={phoneFoldTitle}>
        {filters.label}
        <Icon name="chevron-down" size="sm" className={phoneFoldMark} />
      </summary>
      <Form
        method="get"
        action={filters.action}
        role="search"
        aria-label={filters.label}
        className={css.filters}
        preventScrollReset
      >
        {kept.map(({ name, value }) => (
          <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className={classNames(css.field, css.whole)}>
          <Label filter={query} />
          <TextInput
            id={idOf(query)}
            type="search"
            name={query.name}
            defaultValue={query.value}
            maxLength={200}
          />
        </div>
        {selects.map((filter) => (
          <div key={filter.name} className={classNames(css.field, selects.length === 1 && css.whole)}>
            <Label filter={filter} />
            <Select id={idOf(filter)} name={filter.name} defaultValue={filter.value}>
              {filter.choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
        ))}
        {prices.map((filter) => (
          <div key={filter.name} className={css.field}>
            <Label filter={filter} />
            <TextInput
              id={idOf(filter)}
              name={filter.name}
              inputMode="numeric"
              defaultValue={filter.value}
              maxLength={12}
              autoComplete="off"
            />
          </div>
        ))}
        <Button type="submit" variant="primary" className={css.whole}>
          {filters.submit}
        </Button>
      </Form>
    </details>
  );
}

const idOf = ({ name }: OfferFilter) => `offer-${name}`;

function Label({ filter }: { readonly filter: OfferFilter }) {
  return (
    <label className={labelClass} htmlFor={idOf(filter)}>
      {filter.label}
    </label>
  );
}
