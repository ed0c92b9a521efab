import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SitePages, type SitePagesProps } from "../../../examples/content/site-pages";
import { modelsArea } from "../../../views/pages.server";

export const loader = async ({ request }: LoaderFunctionArgs) => json(await modelsArea(request));

export default function ModelsArea() {
  // Remix' type of what went through JSON loses the union of pages.
  const views = useLoaderData<typeof loader>() as SitePagesProps["views"];
  return <SitePages name="SitePage" views={views} />;
}
