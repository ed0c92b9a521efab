/** Stands in for `app/render/kept-page.server.ts`: the gallery keeps no pages, so that every change is seen. */
export function keepable<Loader>(loader: Loader): Loader {
  return loader;
}

/** The same for what stands around a page. */
export function keepableAround<Loader>(loader: Loader): Loader {
  return loader;
}
