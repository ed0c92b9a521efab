import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { TEMPLATES } from "~/templates/registry";
import "~/ui/theme/global";
import { frameFor } from "../frame/frame-data.server";
import { GalleryFrame } from "../frame/gallery-frame";

export const loader = async ({ request }: LoaderFunctionArgs) => json(await frameFor(request));

export const meta: MetaFunction = () => [{ title: "Gallery" }];

export function Layout({ children }: { readonly children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>("root");
  if (frame === undefined) return <Bare>{children}</Bare>;
  return (
    <html
      lang={frame.language}
      dir={frame.direction}
      className={TEMPLATES[frame.template]?.themeClass}
      {...frame.layout}
    >
      <Head css={frame.themeCss} />
      <body>
        <GalleryFrame frame={frame}>{children}</GalleryFrame>
        <Scripts />
      </body>
    </html>
  );
}

function Bare({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <Head css="" />
      <body>{children}</body>
    </html>
  );
}

function Head({ css }: { readonly css: string }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <Meta />
      <Links />
      {css === "" ? null : <style dangerouslySetInnerHTML={{ __html: css }} />}
    </head>
  );
}

export default function Gallery() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) return <p>{String(error.data)}</p>;
  return <pre>{error instanceof Error ? error.stack : String(error)}</pre>;
}
