import * as z from "zod";
import { ADVERTISING_FEEDS } from "../../advertising/advertising-feeds";

/** What advertisers are given. */
export const advertisingSchema = z
  .strictObject({
    feeds: z
      .array(z.enum(ADVERTISING_FEEDS))
      .max(ADVERTISING_FEEDS.length)
      .default([])
      .describe(
        "Feeds of the stock that advertisers fetch: google, meta; `npm run stock -- advertise` prints their addresses",
      ),
  })
  .prefault({});
