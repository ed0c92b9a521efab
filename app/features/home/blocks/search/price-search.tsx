import { plainDigits } from "~/domain/money/plain-digits";
import { useState, type ChangeEvent } from "react";
import { movePrice, PRICE_SLIDER, WHOLE_PRICE_SLIDER } from "~/domain/pricing/price-slider";
import { useTranslation } from "~/i18n/translation";
import { Affix } from "~/ui/affix/affix";
import { Button } from "~/ui/button/button";
import { Field } from "~/ui/field/field";
import { Panel } from "~/ui/panel/panel";
import { Range } from "~/ui/range/range";
import { TextInput } from "~/ui/text-input/text-input";
import { classNames } from "~/ui/theme/class-names";
import { duo, section, stack, wrap } from "~/ui/theme/layout.css";
import { display, lead } from "~/ui/theme/typography.css";
import type { PriceSearchView } from "~/features/home/home-view";
import { plain } from "~/features/home/blocks/plain-section.css";
import { SitePathForm } from "~/ui/link/site-path-form";
import * as css from "./price-search.css";

/**
 * Search by price: two number fields that a form sends and, with script, two sliders for them. An empty field leaves
 * that end open. The listing it opens is sorted by price, highest first (URL-20).
 */
export function PriceSearch({ block }: { readonly block: PriceSearchView }) {
  const { t } = useTranslation();
  return (
    <section className={classNames(section, plain)}>
      <div className={wrap}>
        <Panel className={css.panel}>
          <div className={stack}>
            <h2 className={display.d3}>{block.title}</h2>
            {block.text === "" ? null : <p className={lead}>{block.text}</p>}
          </div>
          <SitePathForm action={block.action} className={stack}>
            <input type="hidden" name="sortBy" value="price_desc" />
            <Prices block={block} />
            <Button type="submit" variant="primary" className={css.submit}>
              {t("home.priceSubmit")}
            </Button>
          </SitePathForm>
        </Panel>
      </div>
    </section>
  );
}

function Prices({ block: { currencySign, locale } }: { readonly block: PriceSearchView }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ low: "", high: "" });
  const handles = {
    low: movePrice(WHOLE_PRICE_SLIDER, "low", numberOf(typed.low) ?? PRICE_SLIDER.min).low,
    high: movePrice(WHOLE_PRICE_SLIDER, "high", numberOf(typed.high) ?? PRICE_SLIDER.max).high,
  };
  const print = (value: number) => value.toLocaleString(locale);
  const move = (end: "low" | "high", value: number) => {
    const moved = movePrice(handles, end, value)[end];
    setTyped({ ...typed, [end]: moved === WHOLE_PRICE_SLIDER[end] ? "" : print(moved) });
  };
  const box = (end: "low" | "high", name: string, label: string) => (
    <Field id={`home-${name}`} label={label}>
      <Affix start={currencySign}>
        <TextInput
          id={`home-${name}`}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          placeholder={print(WHOLE_PRICE_SLIDER[end])}
          value={typed[end]}
          onChange={(event: ChangeEvent<HTMLInputElement>) =>
            setTyped({ ...typed, [end]: event.target.value })
          }
        />
      </Affix>
    </Field>
  );
  return (
    <>
      <Range
        {...PRICE_SLIDER}
        {...handles}
        labels={{ low: t("home.priceFromSlider"), high: t("home.priceToSlider") }}
        valueText={(value) => `${currencySign}${print(value)}`}
        onMove={move}
      />
      <div className={classNames(duo, css.boxes)}>
        {box("low", "price_min", t("home.priceFrom"))}
        {box("high", "price_max", t("home.priceTo"))}
      </div>
    </>
  );
}

function numberOf(text: string): number | null {
  const digits = plainDigits(text).replace(/\D/g, "");
  return digits === "" ? null : Number(digits);
}
