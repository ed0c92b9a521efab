import type { FieldChoice } from "~/domain/forms/field-definition";

/** Choices that come from the dealer, by field. */
export type FormChoices = Readonly<Record<string, readonly FieldChoice[]>>;
