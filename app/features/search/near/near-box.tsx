import { useEffect, useRef } from "react";
import { Button, buttonClass } from "~/ui/button/button";
import { error as errorClass, errorIcon, label } from "~/ui/field/field.css";
import { Icon } from "~/ui/icon/icon";
import { Select } from "~/ui/select/select";
import { TextInput } from "~/ui/text-input/text-input";
import { muted, small } from "~/ui/theme/typography.css";
import { classNames } from "~/ui/theme/class-names";
import { FORM_ID } from "~/features/search/filters/filter-panel";
import * as css from "./near-box.css";
import type { NearView } from "./near-view";

/**
 * Where the shopper is, and how far they would go: fields of the filter form, sent with it. Its own script is fetched
 * when it is opened, or when there is a place to remember or to recall.
 */
export function NearBox({ near }: { readonly near: NearView }) {
  const box = useRef<HTMLDetailsElement>(null);
  const { place, words, error, asks } = near;
  const wake = () => {
    import("./near-late").then(
      ({ startNear }) => startNear(box.current),
      () => undefined,
    );
  };
  useEffect(() => {
    if (place !== "" || document.cookie.includes("near=")) wake();
  }, [near, place]);
  return (
    <details
      ref={box}
      className={css.box}
      open={error !== null || asks !== null}
      data-known={near.known}
      onToggle={wake}
    >
      <summary className={buttonClass({ size: "sm" })} data-nosnippet>
        <Icon name="map-pin" size="sm" />
        {near.summary}
      </summary>
      <div className={css.fields}>
        <div className={css.field}>
          <label className={label} htmlFor="near">
            {words.place}
          </label>
          <TextInput
            key={place}
            id="near"
            name="near"
            form={FORM_ID}
            size="sm"
            maxLength={60}
            autoComplete="postal-code"
            defaultValue={place}
            aria-invalid={error !== null}
            aria-describedby="near-says"
          />
        </div>
        <div className={css.field}>
          <label className={label} htmlFor="within">
            {words.distance}
          </label>
          <Select
            key={near.within}
            id="within"
            name="within"
            form={FORM_ID}
            size="sm"
            defaultValue={near.within}
          >
            {near.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" form={FORM_ID} size="sm">
          {words.apply}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          hidden
          data-near="locate"
          data-says={words.locating}
          data-fails={words.notLocated}
        >
          <Icon name="navigation" size="sm" />
          {words.locate}
        </Button>
        <Button size="sm" variant="quiet" hidden data-near="forget">
          {words.forget}
        </Button>
        <p id="near-says" role="status" className={classNames(css.says, error === null ? "" : errorClass)}>
          {error === null ? null : <Icon name="circle-alert" size="sm" className={errorIcon} />}
          {error ?? asks}
        </p>
        {near.note === null ? null : <p className={classNames(css.says, muted, small)}>{near.note}</p>}
      </div>
    </details>
  );
}
