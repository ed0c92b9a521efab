import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContactPlaces } from "~/features/locations/contact/contact-places";
import { SitePages } from "../../../examples/content/site-pages";
import { BORROWED, statesOf } from "../../../examples/states-of";
import { Example } from "../../../frame/example";
import { placesArea } from "../../../views/pages.server";

export const loader = async ({ request }: LoaderFunctionArgs) => json(await placesArea(request));

export default function PlacesArea() {
  const { views, contact } = useLoaderData<typeof loader>();
  return (
    <>
      <SitePages name="SitePage" views={views} />
      <Example name="ContactPlaces" width="page" about={BORROWED}>
        {statesOf(contact, (view) => (
          <ContactPlaces view={view} />
        ))}
      </Example>
    </>
  );
}
