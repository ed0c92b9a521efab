import { useState } from "react";
import { Affix } from "~/ui/affix/affix";
import { box, check, count } from "~/ui/check/check.css";
import { Field } from "~/ui/field/field";
import { control } from "~/ui/field/field.css";
import { Icon } from "~/ui/icon/icon";
import { Range } from "~/ui/range/range";
import { Segmented } from "~/ui/segmented/segmented";
import { Select } from "~/ui/select/select";
import { Slide } from "~/ui/slide/slide";
import { TextInput } from "~/ui/text-input/text-input";
import { Example, State } from "../../frame/example";
import { UNBROKEN, useSample } from "../sample-words";

/** Text fields in every state. */
export function TextFields() {
  const w = useSample();
  return (
    <Example name="Field, TextInput" width="card">
      <State name="empty">
        <Field id="empty" label={w.label}>
          <TextInput id="empty" />
        </Field>
      </State>
      <State name="filled, with a hint">
        <Field id="hint" label={w.label} hint={w.hint}>
          <TextInput id="hint" defaultValue="4105" aria-describedby="hint-hint" />
        </Field>
      </State>
      <State name="wrong">
        <Field id="wrong" label={w.label} hint={w.hint} error={w.error} errorPrefix="!">
          <TextInput id="wrong" defaultValue="41" aria-invalid aria-describedby="wrong-hint wrong-error" />
        </Field>
      </State>
      <State name="disabled">
        <Field id="off" label={w.label}>
          <TextInput id="off" defaultValue="4105" disabled />
        </Field>
      </State>
      <State name="small">
        <Field id="small" label={w.label}>
          <TextInput id="small" size="sm" defaultValue="4105" />
        </Field>
      </State>
      <State name="long words">
        <Field id="long" label={w.long} hint={UNBROKEN} error={w.sentence}>
          <TextInput id="long" defaultValue={w.long} aria-invalid aria-describedby="long-hint long-error" />
        </Field>
      </State>
      <State name="many lines">
        <Field id="lines" label={w.label}>
          <textarea id="lines" className={control} rows={3} defaultValue={w.sentence} />
        </Field>
      </State>
      <State name="with a sign and a unit (Affix)">
        <Field id="affix" label={w.label}>
          <Affix start="$" end="km">
            <TextInput id="affix" defaultValue="38,990" />
          </Affix>
        </Field>
      </State>
      <State name="with an icon (Affix)">
        <Field id="search" label={w.label}>
          <Affix start={<Icon name="search" />}>
            <TextInput id="search" type="search" />
          </Affix>
        </Field>
      </State>
    </Example>
  );
}

/** What is chosen from a few. */
export function Choices() {
  const w = useSample();
  const options = w.choices.map((label, index) => ({ value: String(index), label }));
  return (
    <>
      <Example name="Select" width="card">
        <State name="as it is">
          <Field id="select" label={w.label}>
            <Select id="select">
              <Options />
            </Select>
          </Field>
        </State>
        <State name="wrong">
          <Field id="selectwrong" label={w.label} error={w.error}>
            <Select id="selectwrong" aria-invalid aria-describedby="selectwrong-error">
              <Options />
            </Select>
          </Field>
        </State>
        <State name="disabled">
          <Field id="selectoff" label={w.label}>
            <Select id="selectoff" disabled>
              <Options />
            </Select>
          </Field>
        </State>
        <State name="small, long words">
          <Field id="selectsmall" label={w.label}>
            <Select id="selectsmall" size="sm">
              <option>{w.long}</option>
            </Select>
          </Field>
        </State>
      </Example>
      <Example
        name="Check boxes and radio buttons"
        about="Classes of check.css.ts on native inputs."
        width="card"
      >
        {(["checkbox", "radio"] as const).map((type) => (
          <State key={type} name={type}>
            {w.choices.map((label, index) => (
              <label key={label} className={check}>
                <input
                  type={type}
                  name={`sample-${type}`}
                  className={box}
                  defaultChecked={index === 0}
                  disabled={index === 2}
                />
                {label}
                <span className={count}>{(index + 1) * 17}</span>
              </label>
            ))}
            <label className={check}>
              <input type={type} name={`sample-${type}`} className={box} aria-invalid />
              {w.error}
            </label>
          </State>
        ))}
      </Example>
      <Example name="Segmented" width="card">
        <State name="three">
          <Segmented name="segment" legend={w.label} options={options} defaultValue="0" />
        </State>
        <State name="with icons">
          <Segmented
            name="segment-icons"
            legend={w.label}
            options={options.slice(0, 2).map((option) => ({ ...option, icon: "car" as const }))}
            defaultValue="1"
          />
        </State>
        <State name="long words">
          <Segmented
            name="segment-long"
            legend={w.label}
            options={options.map((option) => ({ ...option, label: `${option.label} ${w.action}` }))}
            defaultValue="0"
          />
        </State>
      </Example>
    </>
  );
}

function Options() {
  return useSample().choices.map((label) => <option key={label}>{label}</option>);
}

const money = (value: number) => `$${value.toLocaleString("en-AU")}`;

/** Numbers that are slid. */
export function Sliders() {
  const w = useSample();
  const labels = { low: `${w.label}: 1`, high: `${w.label}: 2` };
  const nothing = () => undefined;
  const ends = { min: 0, max: 100_000, step: 1_000, labels, valueText: money, onMove: nothing };
  return (
    <>
      <Example name="Range" width="card">
        <State name="whole">
          <Range {...ends} low={0} high={100_000} />
        </State>
        <State name="a part">
          <MovingRange />
        </State>
        <State name="both at the end">
          <Range {...ends} low={100_000} high={100_000} />
        </State>
      </Example>
      <Example name="Slide" width="card">
        <State name="with a hint">
          <MovingSlide hint={w.hint} />
        </State>
        <State name="wrong">
          <MovingSlide error={w.error} />
        </State>
        <State name="beyond its end">
          <MovingSlide first={900_000} />
        </State>
      </Example>
    </>
  );
}

function MovingRange() {
  const w = useSample();
  const [{ low, high }, move] = useState({ low: 20_000, high: 60_000 });
  return (
    <Range
      min={0}
      max={100_000}
      step={1_000}
      low={low}
      high={high}
      labels={{ low: `${w.label}: 1`, high: `${w.label}: 2` }}
      valueText={money}
      onMove={(end, value) => move((before) => ({ ...before, [end]: value }))}
    />
  );
}

function MovingSlide({
  first = 38_990,
  hint,
  error,
}: {
  readonly first?: number;
  readonly hint?: string;
  readonly error?: string;
}) {
  const w = useSample();
  const [value, set] = useState(first);
  return (
    <Slide
      id="slide"
      name="slide"
      label={w.label}
      hint={hint}
      error={error}
      start="$"
      text={value.toLocaleString("en-AU")}
      value={value}
      min={1_000}
      max={100_000}
      step={500}
      sliderLabel={`${w.label}: 1`}
      valueText={money(value)}
      onType={(text) => set(Number(text.replace(/\D/g, "")))}
      onSlide={set}
      onLeave={() => undefined}
    />
  );
}
