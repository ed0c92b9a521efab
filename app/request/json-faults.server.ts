import { json, type LoaderFunctionArgs } from "@remix-run/node";

type JsonLoader<Answer> = (args: LoaderFunctionArgs) => Promise<Answer>;

/**
 * Wraps the loader of an address that programs read: what it refuses with a text is told as `{error}` (ERR-23), with the
 * same status and headers, and still thrown. Redirects and other errors stay as they are.
 */
export function withJsonFaults<Answer>(loader: JsonLoader<Answer>): JsonLoader<Answer> {
  return async (args) => {
    try {
      return await loader(args);
    } catch (thrown) {
      if (!(thrown instanceof Response) || thrown.status < 400) throw thrown;
      const { status, statusText } = thrown;
      const headers = new Headers(thrown.headers);
      headers.delete("Content-Type");
      throw json({ error: (await thrown.text()) || statusText }, { status, statusText, headers });
    }
  };
}
