import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Sections } from "../../../examples/vehicle/sections";
import { chosenPageSite } from "../../../site/site-answer.server";
import { sectionsArea } from "../../../views/vehicle.server";

export const loader = async ({ request }: LoaderFunctionArgs) =>
  json(await sectionsArea(await chosenPageSite(request)));

export default function SectionsArea() {
  return <Sections {...useLoaderData<typeof loader>()} />;
}
