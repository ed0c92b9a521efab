import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HomeBlocks } from "../../../examples/home/blocks";
import { homeArea } from "../../../views/home.server";

export const loader = async ({ request }: LoaderFunctionArgs) => json(await homeArea(request));

export default function HomeArea() {
  return <HomeBlocks {...useLoaderData<typeof loader>()} />;
}
