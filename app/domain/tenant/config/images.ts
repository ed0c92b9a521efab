import * as z from "zod";
import { hostNameText } from "./shapes";

const imageHost = hostNameText.refine((host) => !/\.\d+$/.test(host), {
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
