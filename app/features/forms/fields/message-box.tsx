import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from "react";
import { control } from "~/ui/field/field.css";

/** A text of several lines. What was typed before script took over stays; React would write its first text over it. */
export function MessageBox({ id, ...rest }: ComponentPropsWithoutRef<"textarea"> & { readonly id: string }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [early] = useState(() => boxInPage(id));
  useEffect(() => {
    if (early !== null && box.current === early.box) early.box.value = early.text;
  }, [early]);
  return <textarea ref={box} id={id} className={control} rows={4} {...rest} />;
}

/** The box as the server wrote it, and what is in it now. */
function boxInPage(id: string): { readonly box: HTMLTextAreaElement; readonly text: string } | null {
  if (typeof document === "undefined") return null;
  const box = document.getElementById(id);
  return box instanceof HTMLTextAreaElement ? { box, text: box.value } : null;
}
