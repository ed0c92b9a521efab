import * as z from "zod";
import { stockFeedSchema } from "./stock-feeds";

/** What becomes of vehicles that come, go and come back, and how long a way back is kept. */
export const stockSchema = z
  .strictObject({
    vanished: z
      .enum(["sold", "removed"])
      .default("sold")
      .describe("What a vehicle is that its feed stops sending: sold, or gone without a sale"),
    missedFeeds: z
      .int()
      .min(1)
      .max(50)
      .default(1)
      .describe("Feeds in a row that lack a vehicle before it is sold or removed"),
    returnDays: z
      .int()
      .min(0)
      .max(3_650)
      .default(30)
      .describe("Within these days a vehicle that went and comes back keeps its listing date"),
    historyDays: z
      .int()
      .min(1)
      .max(365)
      .default(30)
      .describe("Days that imports can be rolled back; the last ten always can"),
    feeds: z
      .array(stockFeedSchema)
      .max(100)
      .default([])
      .describe("Files of stock that are fetched from time to time"),
  })
  .prefault({});
