import type { PublicationAbout } from "~/ports/stock-store";
import type { DealershipImportContext } from "../dealership-import.server";

/** The same context, in whose history an import has this source instead of the place of a file that is soon removed. */
export function namedSource<Context extends DealershipImportContext>(
  context: Context,
  source: string,
): Context {
  const named = (about: PublicationAbout | undefined) => about && { ...about, source };
  const { stock, history } = context;
  return {
    ...context,
    stock: {
      ...stock,
      publish: (id, vehicles, about) => stock.publish(id, vehicles, named(about)),
    },
    history: { ...history, keepRefused: (id, about) => history.keepRefused(id, { ...about, source }) },
  };
}
