import sharp from "sharp";

// The queue in front decides how many pictures are made at once, and each uses one thread. No picture is made twice, so
// libvips need not cache anything.
sharp.concurrency(1);
sharp.cache(false);
// Only picture formats are opened, told by their content: no SVG, no PDF, nothing that refers to other files.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((format) => `VipsForeignLoad${format}`),
});

/** The library of pictures, limited to pictures: whoever opens a file of others takes it from here. */
export { sharp as limitedSharp };
