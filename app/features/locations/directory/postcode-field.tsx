import { error as errorClass, errorIcon, label as labelClass } from "~/ui/field/field.css";
import { Icon } from "~/ui/icon/icon";
import { TextInput } from "~/ui/text-input/text-input";
import type { PostcodeView } from "~/features/locations/location-views";
import * as css from "~/features/locations/locations.css";

/** A postcode to count distances from, with what is wrong with it. */
export function PostcodeField({ postcode }: { readonly postcode: PostcodeView }) {
  const { error } = postcode;
  return (
    <div className={css.field}>
      <label className={labelClass} htmlFor="place-postcode">
        {postcode.label}
      </label>
      <TextInput
        id="place-postcode"
        name="postcode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={postcode.maxLength}
        defaultValue={postcode.value}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : "place-postcode-error"}
      />
      {error === null ? null : (
        <p className={errorClass} id="place-postcode-error">
          <Icon name="circle-alert" size="sm" className={errorIcon} />
          {error}
        </p>
      )}
    </div>
  );
}
