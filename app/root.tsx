import { json, type LoaderFunctionArgs, type HeadersFunction, type MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, Outlet, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { SiteDocument } from "./render/document";
import {
  ErrorPage,
  NotFoundPage,
  type NotFoundProps,
  RefusedPage,
  UnavailablePage,
  UnknownSitePage,
} from "~/features/site/error-pages";
import { pageMeta } from "~/features/site/page-meta";
import { keepableAround } from "./render/kept-page.server";
import { rootDataFor } from "./render/root-data.server";

export const loader = keepableAround(async ({ request }: LoaderFunctionArgs) =>
  json(await rootDataFor(request)),
);

/** The headers of error pages, which are drawn here: those of the thrown answer, such as `Retry-After` of a 503. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

/** Root's data stays the same while a visitor goes from page to page. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (data == null) return [{ title: String(statusOf(error)) }, { name: "robots", content: "noindex" }];
  if (error === undefined || error === null) {
    return pageMeta(data.site, { title: data.titles.home, description: data.description });
  }
  return pageMeta(data.site, {
    title: likelyOf(error).heading ?? data.titles[failureOf(error)],
    noindex: true,
  });
};

export function Layout({ children }: { readonly children: ReactNode }) {
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
  const data = useRouteLoaderData<typeof loader>("root") ?? undefined;
  const error = useRouteError();
  const failure = failureOf(error);
  if (data === undefined) return <UnknownSitePage failed={failure === "failed"} />;
  const { view } = data;
  switch (failure) {
    case "notFound":
      return <NotFoundPage view={view} {...likelyOf(error)} />;
    case "unavailable":
      return <UnavailablePage view={view} />;
    case "refused":
      return <RefusedPage view={view} status={statusOf(error)} />;
    case "failed":
      return <ErrorPage view={view} />;
  }
}

/** What the route that answered 404 or 410 says of the address: pages it may have meant, and of a vehicle that it is gone. */
function likelyOf(error: unknown): Omit<NotFoundProps, "view"> {
  // Only `notFound` of the catch-all route and `saysGone` of a vehicle answer with this field, in this form.
  const data = isRouteErrorResponse(error) ? (error.data as Partial<NotFoundProps> | null) : null;
  return { likely: [], ...(data?.likely && data) };
}

function failureOf(error: unknown): "notFound" | "unavailable" | "refused" | "failed" {
  const status = statusOf(error);
  if (status === 404 || status === 410) return "notFound";
  if (status === 503) return "unavailable";
  return status < 500 ? "refused" : "failed";
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
