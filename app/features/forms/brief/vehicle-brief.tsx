import { Panel } from "~/ui/panel/panel";
import { Picture } from "~/ui/picture/picture";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { display, muted, small, strong, tn } from "~/ui/theme/typography.css";
import * as css from "~/features/forms/form-page.css";
import type { VehicleBriefView } from "./vehicle-brief-view";

/** A vehicle in few words: picture, title, price, where it stands. */
export function VehicleBrief({ vehicle }: { readonly vehicle: VehicleBriefView }) {
  const { picture } = vehicle;
  return (
    <Panel className={css.brief}>
      {picture === null ? null : (
        <Picture
          src={picture.src}
          alt={picture.alt}
          width={640}
          height={480}
          sizes="(max-width: 60rem) 140px, 320px"
          className={css.picture}
          priority="early"
        />
      )}
      <div className={css.words}>
        <p className={strong}>
          <TextLink href={vehicle.href}>
            <bdi>{vehicle.title}</bdi>
          </TextLink>
        </p>
        {vehicle.badge === null ? null : (
          <p className={classNames(small, muted)}>
            <bdi>{vehicle.badge}</bdi>
          </p>
        )}
        <p className={css.price}>
          <b className={classNames(display.d1, tn)}>{vehicle.price}</b>
          {vehicle.priceType === null ? null : (
            <span className={classNames(small, muted)}>{vehicle.priceType}</span>
          )}
        </p>
        <p className={classNames(small, muted)}>
          {vehicle.place}
          <br />
          {vehicle.stock}
        </p>
      </div>
    </Panel>
  );
}
