import { useEffect, useEffectEvent } from 'react';
import {
  deliveryAddressSchema,
  deliveryCountries,
  isPostalCode,
} from '@praxis/contract/demo/shop-orders';
import { useIdentity, useTranslation } from '@praxis/sdk';
import { useIntlLanguage, useUiText } from '@praxis/sdk/ui';
import {
  FieldRow,
  Form,
  NativeSelectField,
  required,
  TextField,
  useForm,
} from '@praxis/sdk/ui/form';
import styles from './checkout.module.css';
import { SavedAddresses } from './saved-addresses';
import type { AddressValues } from './use-address-draft';
import type { Checkout } from './use-checkout';

interface AddressStepProps {
  checkout: Checkout;
  formId: string;
}

/** Form of the delivery address. */
export function AddressStep({ checkout, formId }: AddressStepProps) {
  const { typed, saveTyped, saveAddress } = checkout;
  const { t } = useTranslation('demo');
  const text = useUiText();
  const { userData } = useIdentity();
  const form = useForm<AddressValues>({
    initial: {
      fullName: userData.fullName,
      phone: '',
      street: '',
      extra: '',
      city: '',
      postalCode: '',
      country: '',
      ...typed(),
    },
    check: ({ extra: _extra, country, ...lines }) => ({
      ...(country !== '' &&
        !isPostalCode(lines.postalCode, country) && {
          postalCode: t('shop.address.wrongPostalCode'),
        }),
      ...(!deliveryAddressSchema.shape.phone.safeParse(lines.phone).success && {
        phone: t('shop.address.wrongPhone'),
      }),
      ...required(lines, text('field.required')),
      ...(country === '' && { country: t('shop.address.chooseCountry') }),
    }),
    onSubmit: (values) => {
      const parsed = deliveryAddressSchema.safeParse(values);
      if (parsed.success) saveAddress(parsed.data);
    },
  });
  const { values } = form;
  const saveDraft = useEffectEvent(saveTyped);
  useEffect(() => saveDraft(values), [values]);
  return (
    <section aria-labelledby="shop-address-title">
      <h2 id="shop-address-title" className={styles['heading']}>
        {t('shop.address.title')}
      </h2>
      <SavedAddresses
        chosen={form.values}
        onChoose={(saved) => {
          for (const [name, value] of Object.entries(saved))
            form.set(name as keyof AddressValues, value);
        }}
      />
      <Form form={form} id={formId}>
        <FieldRow>
          <TextField
            {...form.field('fullName')}
            label={t('shop.address.fullName')}
            autoComplete="name"
            maxLength={100}
          />
          <TextField
            {...form.field('phone')}
            label={t('shop.address.phone')}
            type="tel"
            autoComplete="tel"
            maxLength={30}
          />
        </FieldRow>
        <FieldRow>
          <TextField
            {...form.field('street')}
            label={t('shop.address.street')}
            autoComplete="address-line1"
            maxLength={150}
          />
          <TextField
            {...form.field('extra')}
            label={t('shop.address.extra')}
            optional
            autoComplete="address-line2"
            maxLength={100}
          />
        </FieldRow>
        <FieldRow>
          <TextField
            {...form.field('postalCode')}
            label={t('shop.address.postalCode')}
            autoComplete="postal-code"
            maxLength={12}
          />
          <TextField
            {...form.field('city')}
            label={t('shop.address.city')}
            autoComplete="address-level2"
            maxLength={100}
          />
        </FieldRow>
        <NativeSelectField
          {...form.field('country')}
          label={t('shop.address.country')}
          choices={useCountries()}
          autoComplete="country"
        />
      </Form>
    </section>
  );
}

/** Countries that the shop delivers to, sorted by name in the reader's language. */
function useCountries() {
  const language = useIntlLanguage();
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return deliveryCountries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}
