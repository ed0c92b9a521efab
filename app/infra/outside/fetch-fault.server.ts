/**
 * A file of another server that could not be had. The message follows the server's name and holds no secret, no path and
 * no content. A `standing` fault lasts until somebody does something: a wrong password, a file that is not there.
 */
export class FetchFault extends Error {
  override readonly name = "FetchFault";

  constructor(
    readonly kind: "passing" | "standing",
    message: string,
  ) {
    super(message);
  }
}
