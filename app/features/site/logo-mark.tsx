import { vars } from "~/ui/theme/contract.css";
import { LOGO_MARKS } from "./logo-marks";

const TONE = { ink: vars.color.onBrand, accent: vars.color.accentOnInverse } as const;

/** A drawn mark on its field of the brand colour; nothing when the name is not known. */
export function LogoMark({ name, className }: { readonly name: string; readonly className: string }) {
  const strokes = LOGO_MARKS[name];
  if (strokes === undefined) return null;
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="11" fill={vars.color.brand} />
      <g fill="none" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round">
        {strokes.map(({ path, tone }) => (
          <path key={path} d={path} stroke={TONE[tone]} />
        ))}
      </g>
    </svg>
  );
}
