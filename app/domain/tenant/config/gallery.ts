import * as z from "zod";

/** The gallery (GAL). */
export const gallerySchema = z
  .strictObject({
    defaultMode: z
      .enum(["spinner", "walkaround", "gallery", "interior"])
      .default("spinner")
      .describe("What shows first (GAL-02)"),
    autoRotate: z.boolean().default(false).describe("The spin turns by itself (GAL-09)"),
    autoRotateMs: z.int().min(20).max(10_000).default(100).describe("Milliseconds a frame (GAL-09)"),
    videoEmbedHosts: z
      .array(z.string().regex(/^[a-z0-9.-]+$/))
      .default(["www.youtube.com", "player.vimeo.com"])
      .describe("Hosts whose videos and spin viewers may be embedded (GAL-14, GAL-16)"),
  })
  .prefault({});
