import { type ReactNode, useState } from "react";
import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import type { LocationCardView, LocationWords } from "~/features/locations/location-views";
import { isInNewTab } from "./special-hours";

/** A form in a dialog, as the route draws it. */
export interface EmailDialogOptions {
  readonly id: string;
  readonly title: string;
  /** The page of the same form. */
  readonly href: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}
/** Draws that dialog: forms are another feature's. */
export type RenderEmailDialog = (asked: EmailDialogOptions) => ReactNode;

interface EmailLinkProps {
  readonly href: string | null;
  readonly card: Pick<LocationCardView, "id" | "name">;
  readonly words: Pick<LocationWords, "email" | "close">;
  readonly renderDialog: RenderEmailDialog;
}

/** Write to a location: the enquiry form in a dialog, without script on its own page (LOC-10). */
export function EmailLink({ href, card, words, renderDialog }: EmailLinkProps) {
  const [open, setOpen] = useState(false);
  if (href === null) return null;
  return (
    <>
      <ButtonLink
        href={href}
        onClick={(event) => {
          if (isInNewTab(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="mail" />
        {words.email}
      </ButtonLink>
      {open
        ? renderDialog({
            id: `email-${card.id}`,
            title: `${words.email}: ${card.name}`,
            href,
            closeLabel: words.close,
            onClose: () => setOpen(false),
          })
        : null}
    </>
  );
}
