/** A file somebody sent with a form. */
export interface FormFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How long a file can be fetched: until an application is decided. */
export const FORM_FILE_DAYS = 180;

/** Files sent with forms, for the dealer to fetch. */
export interface FormFiles {
  /** Keeps a file; the same submission keeps it once. @returns its id */
  keep(tenant: string, submissionKey: string, file: FormFile, at: string): Promise<string>;
  find(tenant: string, id: string): Promise<FormFile | null>;
  /** Forgets what was kept before a time. */
  purge(before: string): Promise<void>;
}
