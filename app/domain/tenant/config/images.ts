import * as z from "zod";
import { hostName } from "./shapes";

const imageHost = hostName.refine((host) => !/\.\d+$/.test(host), {
  error: "a host name, not an IP address",
});

/** Pictures on other hosts. */
export const imagesSchema = z
  .strictObject({
    hosts: z
      .array(imageHost)
      .max(20)
      .default([])
      .describe(
        "Hosts this site fetches stock pictures from, by https; pictures anywhere else are shown as missing",
      ),
  })
  .prefault({});
