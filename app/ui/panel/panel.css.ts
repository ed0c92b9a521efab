import { vars } from "~/ui/theme/contract.css";
import { inVehicle } from "~/ui/theme/layout-variants";
import { uiStyle } from "~/ui/theme/ui-style";

/** The box: always bordered, whatever the template. */
export const box = uiStyle({
  background: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.panel,
  padding: "clamp(1.25rem, 1rem + .8vw, 1.75rem)",
  boxShadow: vars.shadow["1"],
});

/**
 * A panel at the side of the vehicle page: with a box, without one, or under an ink rule, as the template's layout
 * says.
 */
export const side = uiStyle({
  selectors: {
    [inVehicle.mosaic]: {
      border: 0,
      borderRadius: 0,
      borderBlockStart: `2px solid ${vars.color.text}`,
      paddingInline: 0,
      paddingBlock: `${vars.space["5"]} 0`,
    },
    [inVehicle.stage]: { border: 0, padding: 0, borderRadius: 0 },
  },
});
