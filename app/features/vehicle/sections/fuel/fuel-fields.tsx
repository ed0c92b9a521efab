import { numberFormat } from "~/domain/text/intl-formats";
import { typedNumber } from "~/domain/finance/number-field";
import { type FuelAnswer, type FuelTyped, MOST_KM, MOST_PRICE } from "~/domain/fuel/fuel-form";
import { useTranslation } from "~/i18n/translation";
import { Slide } from "~/ui/slide/slide";
import { moneyFormat } from "~/domain/money/money-format";
import type { FuelView } from "./fuel-view";

export interface FuelFieldsProps extends Pick<FuelAnswer, "wrong"> {
  /** The calculator's; the fields' ids begin with it. */
  readonly id: string;
  readonly view: FuelView;
  readonly typed: FuelTyped;
  readonly onChange: (part: Partial<FuelTyped>) => void;
}

/** Price of a litre and distance of a week, each to type or to slide. */
export function FuelFields(props: FuelFieldsProps) {
  return (
    <>
      <PriceField {...props} />
      <DistanceField {...props} />
    </>
  );
}

function PriceField({ id, view, typed, wrong, onChange }: FuelFieldsProps) {
  const { t } = useTranslation();
  const value = typedNumber(typed.price);
  const most = moneyFormat(view.locale, view.currency, 0)(MOST_PRICE);
  return (
    <Slide
      id={`${id}-price`}
      name="fuel_price"
      label={t("fuel.price")}
      sliderLabel={t("fuel.priceSlider")}
      start={t("money.prefix")}
      {...view.sliders.price}
      text={typed.price}
      value={value}
      valueText={moneyFormat(view.locale, view.currency, 2)(value)}
      error={wrong.price ? t("fuel.wrongPrice", { most }) : undefined}
      onType={(price) => {
        onChange({ price });
      }}
      onSlide={(moved) => {
        onChange({ price: moved.toFixed(2) });
      }}
      onLeave={stayAsTyped}
    />
  );
}

function DistanceField({ id, view, typed, wrong, onChange }: FuelFieldsProps) {
  const { t } = useTranslation();
  const value = typedNumber(typed.km);
  const format = numberFormat(view.locale, { maximumFractionDigits: 0 });
  return (
    <Slide
      id={`${id}-km`}
      name="fuel_km"
      label={t("fuel.km")}
      sliderLabel={t("fuel.kmSlider")}
      end={t("fuel.kmUnit")}
      {...view.sliders.km}
      text={typed.km}
      value={value}
      valueText={t("fuel.kmValue", { number: format.format(value) })}
      error={wrong.km ? t("fuel.wrongKm", { most: format.format(MOST_KM) }) : undefined}
      onType={(km) => {
        onChange({ km });
      }}
      onSlide={(moved) => {
        onChange({ km: format.format(moved) });
      }}
      onLeave={stayAsTyped}
    />
  );
}

/** Leaves the field as typed: a message says what is wrong, and nothing is corrected silently. */
function stayAsTyped() {
  return undefined;
}
