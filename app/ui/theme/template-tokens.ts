import type { templateContract } from "./template-contract.css";

type Values<Tokens> = {
  readonly [Name in keyof Tokens]: Tokens[Name] extends string ? string : Values<Tokens[Name]>;
};

/** A value for every token a template has to decide. */
export type TemplateTokens = Values<typeof templateContract>;
