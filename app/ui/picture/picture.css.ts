import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { TONES } from "./picture-tones";

const { color } = vars;
const tone = createVar();
const ground = `color-mix(in srgb, ${color.studio} 96%, ${color.text})`;

/** The studio's background, shown until a picture has loaded. An opaque picture covers all of it. */
export const waiting = style({ background: ground });

const faded = (share: number) => `color-mix(in srgb, ${tone} ${share}%, transparent)`;

/** A blurred vehicle in the studio: cabin, body and shadow. */
export const waitingBody = style({
  background: [
    `radial-gradient(45% 21% at 50% 56%, ${faded(85)} 20%, ${faded(50)} 62%, transparent)`,
    `radial-gradient(30% 22% at 45% 45%, ${faded(65)} 15%, ${faded(35)} 60%, transparent)`,
    `radial-gradient(48% 8% at 50% 70%, color-mix(in srgb, ${color.text} 32%, transparent), transparent)`,
    ground,
  ].join(", "),
});

/** The inside of a vehicle, dark around lighter glass. */
export const waitingInside = style({
  background: `linear-gradient(${ground}, color-mix(in srgb, ${color.studio} 34%, ${color.text}) 55%)`,
});

export const tones = styleVariants(TONES, (value) => ({ vars: { [tone]: value } }));
