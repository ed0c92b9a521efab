/** How a field is filled in. */
export type FieldControlKind =
  | "text"
  | "name"
  | "email"
  | "tel"
  | "postcode"
  | "message"
  | "choice"
  | "select"
  | "number"
  | "money"
  | "km"
  | "rego"
  | "vin"
  | "date"
  | "birthday"
  | "time"
  | "file"
  | "photos";

/** One question of a form. Its words are interface copy: `forms.fields.<name>`, choices `forms.choices.<name>.<value>`. */
export interface FieldDefinition {
  /** Name in the form, and in the lead where {@link sentAs} says nothing else. */
  readonly name: string;
  /** The lead's name for it, where the specification has one of its own. */
  readonly sentAs?: string;
  readonly control: FieldControlKind;
  /** The dealer's own words for it and the sentence under it, where it is no interface copy. */
  readonly label?: string;
  readonly hint?: string;
  /** Neighbours of one group stand under one heading, `forms.groups.<group>`. */
  readonly group: string;
  /** May be left empty. */
  readonly optional?: true;
  /** Fields of a form with the same word here stand for each other: one of them has to be answered. */
  readonly oneOf?: "reach";
  /** Most characters it takes. */
  readonly maxLength: number;
  /** The HTML `autocomplete` token: browsers fill in what they know. */
  readonly autoComplete?: string;
  /** What can be chosen; fields whose choices come from the dealer have none here and get them from the form's context. */
  readonly choices?: readonly string[];
  /** About money or the person: never in a mail or another system, only behind the link to the lead's page. */
  readonly isPrivate?: true;
  /** An amount of nothing is no answer to it. */
  readonly notZero?: true;
  /** How many photos it takes. */
  readonly most?: number;
  /** Shown only once it holds something, such as what a registration look-up told. */
  readonly whenKnown?: true;
  /** As wide as the form, instead of half of it. */
  readonly wide?: true;
}

/** Whether it is answered with files, which only a browser sends and no page can put back. */
export function takesFiles({ control }: Pick<FieldDefinition, "control">): boolean {
  return control === "file" || control === "photos";
}

/** Whether a lead may be sent without it. */
export function isOptional(field: Pick<FieldDefinition, "optional">): boolean {
  return field.optional === true;
}

/** Something to choose. */
export interface FieldChoice {
  readonly value: string;
  readonly label: string;
  /** Below the label, for what takes more than a few words to tell. */
  readonly text?: string;
  /** Address of a picture of it. */
  readonly picture?: string;
}
