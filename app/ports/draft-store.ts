/** Whose half-filled form it is: a browser, a journey and a vehicle ("" where it is about none). */
export interface DraftKey {
  /** `site.slug`. */
  readonly tenant: string;
  /** A secret of the browser's, from its cookie. */
  readonly visitor: string;
  readonly flow: string;
  readonly about: string;
}

/** Answers of a form by field name. */
export type DraftAnswers = Readonly<Record<string, string>>;

/** What shoppers have filled in and not sent yet, so that going back, reloading and other tabs lose nothing. */
export interface DraftStore {
  /** Empty when nothing was saved. */
  read(key: DraftKey): Promise<DraftAnswers>;
  /** Adds to what is there; answers with the same name are replaced. */
  save(key: DraftKey, answers: DraftAnswers, at: string): Promise<void>;
  /**
   * Keeps an answer unless one of that name is kept already, also when several ask at the same moment.
   * @returns the answer that is kept now
   */
  claim(key: DraftKey, name: string, answer: string, at: string): Promise<string>;
  remove(key: DraftKey): Promise<void>;
  /** Forgets all that one browser has typed at a dealer. */
  forget(browser: Pick<DraftKey, "tenant" | "visitor">): Promise<void>;
  /** Forgets what was last saved before a time. */
  purge(before: string): Promise<void>;
}
