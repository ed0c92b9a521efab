import type { LoaderFunctionArgs, HeadersFunction, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, Outlet, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { SiteDocument } from "~/document";
import { ErrorPage, NotFoundPage, UnavailablePage, UnknownSitePage } from "~/features/site/error-pages";
import type { LikelyPage } from "~/features/site/likely-pages";
import { pageMeta } from "~/features/site/page-meta";
import { keepable } from "~/kept-page.server";
import { pageData } from "~/page-data.server";
import { rootData } from "~/root-data.server";
import { services } from "~/services.server";
import { requireSite } from "~/site-context.server";

export const loader = keepable(async ({ request }: LoaderFunctionArgs) => {
  const [site, { clock, tenants }] = await Promise.all([requireSite(request), services()]);
  return pageData(request, rootData(site, tenants.contentFor(site).models, clock.now()));
});

/** Error pages are drawn here, with the headers of the answer that was thrown: `Retry-After` of a 503. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

/** Nothing in it changes while a visitor walks through the site. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (data == null) return [{ title: "404" }, { name: "robots", content: "noindex" }];
  if (error === undefined || error === null) {
    return pageMeta(data.site, { title: data.titles.home, description: data.description });
  }
  return pageMeta(data.site, { title: data.titles[failureOf(error)], noindex: true });
};

export function Layout({ children }: { readonly children: ReactNode }) {
  // Null after a request that ran no loader, as a POST to a page that takes none.
  const data = useRouteLoaderData<typeof loader>("root") ?? undefined;
  // Null, not undefined, where nothing failed.
  const failed = (useRouteError() ?? null) !== null;
  return (
    <SiteDocument data={data} failed={failed}>
      {children}
    </SiteDocument>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  // Null after a request that ran no loader, as a POST to a page that takes none.
  const data = useRouteLoaderData<typeof loader>("root") ?? undefined;
  const error = useRouteError();
  const failure = failureOf(error);
  if (data === undefined) return <UnknownSitePage />;
  if (failure === "notFound") return <NotFoundPage view={data.view} likely={likelyOf(error)} />;
  return failure === "unavailable" ? <UnavailablePage view={data.view} /> : <ErrorPage view={data.view} />;
}

/** The pages an address may have meant, when the route that did not know it could tell. */
function likelyOf(error: unknown): readonly LikelyPage[] {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  // Only `notFound` of the catch-all route answers with this field, and always with pages.
  return typeof data === "object" && data !== null && "likely" in data ? (data.likely as LikelyPage[]) : [];
}

function failureOf(error: unknown): "notFound" | "unavailable" | "failed" {
  if (!isRouteErrorResponse(error)) return "failed";
  if (error.status === 404 || error.status === 410) return "notFound";
  return error.status === 503 ? "unavailable" : "failed";
}
