import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { KeyboardEvent } from "react";
import { Affix } from "~/ui/affix/affix";
import { error as errorClass, errorIcon } from "~/ui/field/field.css";
import { Icon } from "~/ui/icon/icon";
import { handle, highAt, lowAt, track } from "~/ui/range/range.css";
import { TextInput } from "~/ui/text-input/text-input";
import { classNames } from "~/ui/theme/class-names";
import * as css from "./slide.css";

export interface SlideProps {
  readonly id: string;
  /** Name of the form field; the text input carries it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A sign before the number: `$`. */
  readonly start?: string | undefined;
  /** A unit after it: `years`. */
  readonly end?: string | undefined;
  /** What stands in the text input. */
  readonly text: string;
  /** The number that the text stands for; it may lie outside the slider's ends. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** How far an arrow key moves, where {@link step} would be too small. */
  readonly keyStep?: number | undefined;
  /** Accessible name of the slider. */
  readonly sliderLabel: string;
  /** The number as it is read out: `$38,990`. */
  readonly valueText: string;
  readonly onType: (text: string) => void;
  readonly onSlide: (value: number) => void;
  /** Called when the text input is left. */
  readonly onLeave: () => void;
}

/** A number to type or to slide: one value, two controls. Without script only the text input is there. */
export function Slide(props: SlideProps) {
  const { id, label, hint, error, start, end } = props;
  return (
    <div className={css.slide}>
      <label className={css.label} htmlFor={id}>
        {label}
        {hint === undefined ? null : (
          <span className={css.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      <Affix
        {...(start === undefined ? {} : { start })}
        {...(end === undefined ? {} : { end })}
        className={css.box}
      >
        <NumberText {...props} />
      </Affix>
      {error === undefined ? null : (
        <p className={classNames(css.whole, errorClass)} id={`${id}-error`}>
          <Icon name="circle-alert" size="sm" className={errorIcon} />
          {error}
        </p>
      )}
      <Slider {...props} />
    </div>
  );
}

function NumberText({ id, name, hint, error, end, text, onType, onLeave }: SlideProps) {
  const described = [error === undefined ? null : `${id}-error`, hint === undefined ? null : `${id}-hint`];
  return (
    <TextInput
      size="sm"
      id={id}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      value={text}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={described.filter(Boolean).join(" ") || undefined}
      className={classNames(css.input, end !== undefined && end.length > 2 && css.wideUnit)}
      onChange={(event) => {
        onType(event.currentTarget.value);
      }}
      onBlur={onLeave}
    />
  );
}

function Slider({ value, min, max, step, keyStep, sliderLabel, valueText, onSlide }: SlideProps) {
  const inside = Math.min(max, Math.max(min, value));
  const share = ((inside - min) / Math.max(1e-9, max - min)) * 100;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = ARROWS[event.key];
    if (keyStep === undefined || direction === undefined) return;
    event.preventDefault();
    onSlide(Math.min(max, Math.max(min, inside + direction * keyStep)));
  };
  return (
    <div
      className={classNames(css.whole, track)}
      style={assignInlineVars({ [lowAt]: "0%", [highAt]: `${share.toFixed(2)}%` })}
    >
      <input
        type="range"
        className={classNames(handle, css.single)}
        min={min}
        max={max}
        step={step}
        value={inside}
        aria-label={sliderLabel}
        aria-valuetext={valueText}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          onSlide(event.currentTarget.valueAsNumber);
        }}
      />
    </div>
  );
}

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
