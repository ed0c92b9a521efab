import type { FieldDefinition } from "../field-definition";

/** The choice of a vehicle in a form about one that its address does not name; only `formAbout` asks it. */
export const DRIVEN: FieldDefinition = {
  name: "drive_car",
  control: "choice",
  group: "wanted",
  maxLength: 20,
  wide: true,
};

/** Chosen where one does not know yet. */
export const UNSURE = "unsure";
