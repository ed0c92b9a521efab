import { useEffect, useRef, useState, type FormEvent } from "react";
import { formatterFor } from "~/i18n/format";
import { useTranslation } from "~/i18n/translation";
import { Button } from "~/ui/button/button";
import { Field } from "~/ui/field/field";
import { TextInput } from "~/ui/text-input/text-input";
import { classNames } from "~/ui/theme/class-names";
import { display, muted, small, tiny, tn } from "~/ui/theme/typography.css";
import * as calculator from "../mini-calculator.css";
import { FoldFrame } from "../fold-frame";
import { KeptFields } from "../kept-fields";
import * as css from "./delivery.css";
import type { DeliveryEstimateState, DeliveryView } from "./delivery-view";
import { pastedPostcode, useDelivery } from "./use-delivery";
import { SitePathForm } from "~/ui/link/site-path-form";

interface DeliveryProps {
  readonly view: DeliveryView;
}

/** The delivery estimate: a form the server answers, which script answers in place. */
export function DeliverySection({ view }: DeliveryProps) {
  const { t } = useTranslation();
  const { state, ask } = useDelivery(view, t);
  return (
    <FoldFrame id="delivery" title={t("delivery.title")} open={view.answer.state !== "idle"}>
      <div className={calculator.panel}>
        <div className={css.question}>
          <p className={classNames(muted, small)}>{t("delivery.lead")}</p>
          <PostcodeForm view={view} state={state} onAsk={ask} />
        </div>
        <Result view={view} state={state} />
      </div>
    </FoldFrame>
  );
}

interface FormProps extends DeliveryProps {
  readonly state: DeliveryEstimateState;
  readonly onAsk: (postcode: string) => Promise<void>;
}

function PostcodeForm({ view, state, onAsk }: FormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(view.postcode);
  const fault = state.state === "error" ? state.field : null;
  const form = useFocusOnFault(fault !== null && state !== view.answer ? state : null);
  useEffect(() => {
    // Takes over what was typed before the script ran.
    const field = form.current?.elements.namedItem("delivery_postcode");
    if (field instanceof HTMLInputElement) setTyped(field.value);
  }, [form]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onAsk(typed);
  };
  return (
    <SitePathForm ref={form} action={view.action} noValidate onSubmit={submit}>
      <KeptFields kept={view.kept} />
      <Field
        id="delivery-postcode"
        label={t("delivery.postcode")}
        {...(fault === null ? {} : { error: fault })}
      >
        <div className={calculator.ask}>
          <TextInput
            id="delivery-postcode"
            name="delivery_postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            required
            maxLength={view.maxLength}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onPaste={(event) => {
              event.preventDefault();
              setTyped(pastedPostcode(event.clipboardData.getData("text"), view.maxLength));
            }}
            aria-invalid={fault !== null}
            {...(fault === null ? {} : { "aria-describedby": "delivery-postcode-error" })}
          />
          <Button type="submit" aria-busy={state.state === "loading"}>
            {t("delivery.submit")}
          </Button>
        </div>
      </Field>
    </SitePathForm>
  );
}

/** For the form: puts the focus on its field whenever a new fault comes up. */
function useFocusOnFault(fault: DeliveryEstimateState | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault !== null) form.current?.querySelector<HTMLInputElement>("input[required]")?.focus();
  }, [fault]);
  return form;
}

function Result({ view, state }: DeliveryProps & { readonly state: DeliveryEstimateState }) {
  return (
    <div className={calculator.result} role="status" aria-busy={state.state === "loading"}>
      <ResultText view={view} state={state} />
    </div>
  );
}

function ResultText({ view, state }: DeliveryProps & { readonly state: DeliveryEstimateState }) {
  const { t } = useTranslation();
  if (state.state === "error") return <p className={small}>{state.text ?? ""}</p>;
  if (state.state === "loading") return <p className={classNames(muted, small)}>{t("delivery.loading")}</p>;
  if (state.state === "idle") return <p className={classNames(muted, small)}>{t("delivery.idle")}</p>;
  const { money } = formatterFor(view.locale, view.currency, "UTC");
  return (
    <>
      <p className={classNames(muted, small)}>{t("delivery.to", { name: state.name })}</p>
      <p className={classNames(display.d2, tn)}>
        {state.price === 0 ? t("delivery.free") : money(state.price)}
      </p>
      <p className={classNames(muted, tiny)}>{t("delivery.note")}</p>
    </>
  );
}
