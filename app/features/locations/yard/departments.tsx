import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { display, muted, small, tn } from "~/ui/theme/typography.css";
import { HoursTable } from "./hours-table";
import { Open } from "~/features/locations/location-card";
import type { DepartmentView, LocationWords } from "~/features/locations/location-views";
import * as css from "~/features/locations/locations.css";

interface DepartmentsProps {
  readonly departments: readonly DepartmentView[];
  readonly words: LocationWords;
}

/** The week of every department, one at a time where there are several (LOC-08, LOC-09). */
export function Departments({ departments, words }: DepartmentsProps) {
  const several = departments.length > 1;
  return (
    <section className={css.block} aria-labelledby="opening-hours">
      <h2 className={display.d2} id="opening-hours">
        {words.hours}
      </h2>
      <div className={classNames(css.departments, several && css.several)}>
        {several ? (
          <fieldset className={css.departments}>
            <legend className={classNames(small, muted)}>{words.department}</legend>
            <div className={css.choices}>
              {departments.map(({ id, label }, index) => (
                <label key={id}>
                  <input
                    type="radio"
                    name="department"
                    value={id}
                    className={css.choice}
                    defaultChecked={index === 0}
                  />
                  <span className={css.choiceFace}>{label}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ) : null}
        {departments.map((one) => (
          <Department key={one.id} department={one} words={words} />
        ))}
      </div>
    </section>
  );
}

function Department({
  department,
  words,
}: {
  readonly department: DepartmentView;
  readonly words: LocationWords;
}) {
  return (
    <div className={css.department}>
      <Open open={department.open} />
      <HoursTable hours={department.hours} caption={department.label} today={words.today} />
      {department.phone === null ? null : (
        <TextLink href={department.phone.href} className={tn}>
          {department.phone.text}
        </TextLink>
      )}
      {department.href === null ? null : (
        <TextLink href={department.href}>
          {words.details}: {department.label}
        </TextLink>
      )}
      {department.licence === "" ? null : <p className={classNames(small, muted)}>{department.licence}</p>}
    </div>
  );
}
