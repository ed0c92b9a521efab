/** What says whether news reaches somebody: the way that they chose, and what that way needs. */
interface NewsWay {
  readonly notices: "none" | "email" | "sms";
  readonly email: string | null;
  readonly emailConfirmed: boolean;
}

/** Why no news of saved vehicles and searches is sent to somebody, whatever they have saved; null where it is sent. */
export function silence({ notices, email, emailConfirmed }: NewsWay): "unchosen" | "unconfirmed" | null {
  if (notices === "sms") return null;
  if (notices === "none" || email === null) return "unchosen";
  return emailConfirmed ? null : "unconfirmed";
}
