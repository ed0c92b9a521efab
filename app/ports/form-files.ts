/** A file somebody sent with a form. */
export interface FormFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How long a file can be fetched: until an application is decided. */
export const FORM_FILE_DAYS = 180;

/** Files sent with forms, for the dealer to fetch. */
export interface FormFiles {
  /**
   * Keeps a file; the same submission keeps it once. Several at the same moment may go beyond the room there is by
   * their own size.
   * @param mostBytes of all this dealer's files together
   * @returns its id; null when there is no room for it
   */
  keep(
    tenant: string,
    submissionKey: string,
    file: FormFile,
    at: string,
    mostBytes: number,
  ): Promise<string | null>;
  /** Bytes of what is kept, by dealer. */
  used(): Promise<ReadonlyMap<string, number>>;
  find(tenant: string, id: string): Promise<FormFile | null>;
  /** Forgets what was kept before a time. */
  purge(before: string): Promise<void>;
}
