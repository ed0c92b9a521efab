import { classNames } from "~/ui/theme/class-names";
import { skeleton } from "./skeleton.css";

/** Stands where content will come, in its final size (set by the class), so that nothing shifts. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span className={classNames(skeleton, className)} aria-hidden="true" />;
}
