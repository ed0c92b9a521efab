/** What was typed into a form whose sender has to sign in first, field by field. */
export type TypedFields = readonly (readonly [name: string, value: string])[];

/** Forms waiting for their sender to sign in: two hours, then they are gone. */
export interface KeptForms {
  /** Keeps what was typed for a page; returns the secret under which it is found again. */
  keep(tenant: string, path: string, fields: TypedFields): Promise<string>;
  /** What was typed for that page; null when it is gone, of another page or another dealer. */
  find(tenant: string, path: string, secret: string): Promise<TypedFields | null>;
  forget(tenant: string, secret: string): Promise<void>;
}
