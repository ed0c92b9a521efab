import { markField, markStroke } from "./logo.css";
import { LOGO_MARKS } from "./logo-marks";

/** A drawn mark on its field of the brand colour; nothing when the name is not known. */
export function LogoMark({ name, className }: { readonly name: string; readonly className: string }) {
  const strokes = LOGO_MARKS[name];
  if (strokes === undefined) return null;
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <rect className={markField} width="40" height="40" rx="11" />
      {strokes.map(({ path, tone }) => (
        <path key={path} className={markStroke[tone]} d={path} />
      ))}
    </svg>
  );
}
