/** What was typed into a form whose sender has to sign in first, field by field. */
export type TypedFields = readonly (readonly [name: string, value: string])[];

/** Forms whose sender has to sign in first; they are kept for two hours. */
export interface KeptForms {
  /** Keeps what was typed for a page; returns the secret under which it is found again. */
  keep(tenant: string, path: string, fields: TypedFields): Promise<string>;
  /** What was typed for that page; null when it has expired, or belongs to another page or dealer. */
  find(tenant: string, path: string, secret: string): Promise<TypedFields | null>;
  forget(tenant: string, secret: string): Promise<void>;
}
