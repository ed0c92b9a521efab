/** What the body of one form may be. */
export interface FormRules {
  /**
   * Whether `multipart/form-data` is taken beside `application/x-www-form-urlencoded`: where a file is asked for, and
   * where programs may send it.
   */
  readonly multipart: boolean;
  /** Bytes of the largest file that is kept; 0 where no file is asked for. */
  readonly fileBytes: number;
}

/** What a body of text, JSON above all, may be. */
export interface TextRules {
  /** Media types in lower case, `application/json`. */
  readonly types: readonly string[];
  readonly mostBytes: number;
}

/** The status of a body that is not taken: not to be read, too much, of another type. */
export type BodyFault = 400 | 413 | 415;

/** What a form's body held. */
export interface ReadForm {
  /**
   * All of it, or what came before the fault. A file that is too large ends one byte behind its limit: whoever looks at
   * its size sees that it is.
   */
  readonly data: FormData;
  /** Null when it was read to its end. */
  readonly fault: BodyFault | null;
}

/**
 * Reads the bodies of requests; nothing else does. Every limit is applied while the body comes in, so that what a
 * request says of its own length changes nothing. The rest of a body that is not taken stays unread.
 */
export interface BodyReader {
  form(request: Request, rules: FormRules): Promise<ReadForm>;
  text(
    request: Request,
    rules: TextRules,
  ): Promise<{ readonly text: string } | { readonly fault: BodyFault }>;
}
