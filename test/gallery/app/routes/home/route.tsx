import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HomeBlocks, type HomeBlocksProps } from "../../../examples/home/blocks";
import { homeArea } from "../../../views/home.server";

export const loader = async ({ request }: LoaderFunctionArgs) => json(await homeArea(request));

export default function HomeArea() {
  // Remix' type of what went through JSON loses the union of blocks.
  return <HomeBlocks {...(useLoaderData<typeof loader>() as HomeBlocksProps)} />;
}
