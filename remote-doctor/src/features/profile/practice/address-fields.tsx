import type { Address } from '@praxis/contract/entities/address';
import { useTranslation } from '@praxis/sdk';
import type { Options } from '@praxis/sdk/practice/options';
import { FieldRow, TextField, type FieldBinding } from '@praxis/sdk/ui/form';
import { SelectField } from '@praxis/sdk/ui/select';

interface AddressFieldsProps {
  /** Binds the field of a part of the address. */
  field(name: keyof Address): FieldBinding<string>;
  states: Options;
}

/** The practice's address; its state implies the country. */
export function AddressFields({ field, states }: AddressFieldsProps) {
  const { t } = useTranslation('doctor');
  const state = field('state');
  const country = field('country');
  return (
    <>
      <TextField
        {...field('line1')}
        label={t('profile.address.line1')}
        autoComplete="address-line1"
      />
      <TextField
        {...field('line2')}
        label={t('profile.address.line2')}
        autoComplete="address-line2"
        optional
      />
      <FieldRow>
        <TextField
          {...field('postalCode')}
          label={t('profile.address.postalCode')}
          autoComplete="postal-code"
        />
        <TextField
          {...field('city')}
          label={t('profile.address.city')}
          autoComplete="address-level2"
        />
      </FieldRow>
      <SelectField
        {...state}
        label={t('profile.address.state')}
        options={states.optionsWith(state.value)}
        onChange={(next) => {
          state.onChange(next);
          if (next !== '') country.onChange(next.slice(0, 2));
        }}
      />
    </>
  );
}
