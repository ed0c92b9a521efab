import { useSitePath } from "~/ui/link/site-base";
import type { ComponentPropsWithoutRef } from "react";

/** Id of the form that every toggle belongs to; it is in the document once. */
export const LISTS_FORM = "kept-lists";

export type ListToggleProps = Omit<ComponentPropsWithoutRef<"button">, "name" | "value" | "type" | "form"> & {
  /** Which list, for script. Toggles of a list that script does not know are left to the server. */
  readonly list: string;
  /** What is put into it. */
  readonly id: string;
  /** The field of the POST, `{field}={id}`. */
  readonly field: string;
  /** Where the POST goes; the form's own address when null. */
  readonly action: string | null;
  /** What pressing does, with what it is done to: "Save: 2022 Mazda CX-5". */
  readonly label: string;
};

/**
 * Adds something to a list that the visitor keeps. Pages are the same for everybody, so the server's button can only
 * add. Script makes it a toggle by an attribute that React never sets.
 */
export function ListToggle({ list, id, field, action, label, ...rest }: ListToggleProps) {
  const address = useSitePath(action ?? "");
  return (
    <button
      type="submit"
      form={LISTS_FORM}
      formAction={address === "" ? undefined : address}
      name={field}
      value={id}
      data-list={list}
      aria-label={label}
      title={label}
      {...rest}
    />
  );
}
