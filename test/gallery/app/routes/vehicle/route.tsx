import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageParts, WholePages } from "../../../examples/vehicle/pages";
import { chosenPageSite } from "../../../site/site-answer.server";
import { vehicleArea } from "../../../views/vehicle.server";

export const loader = async ({ request }: LoaderFunctionArgs) =>
  json(await vehicleArea(request, await chosenPageSite(request)));

export default function VehicleArea() {
  const view = useLoaderData<typeof loader>();
  return (
    <>
      <PageParts {...view} />
      <WholePages {...view} />
    </>
  );
}
