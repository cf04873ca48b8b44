import { useMemo } from 'react';
import type { Address } from '@praxis/contract/entities/address';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { FieldRow, NativeSelectField, TextField, type FieldBinding } from '@praxis/sdk/ui/form';
import { PartialError } from '@praxis/sdk/ui/page';
import { countryChoices } from './countries';
import { statesQuery } from '../queries/states';

interface AddressFieldsProps {
  /** Binds the field of a part of the address. */
  field(name: keyof Address): FieldBinding<string>;
}

/** A postal address; the state field appears in countries with states. */
export function AddressFields({ field }: AddressFieldsProps) {
  const { t } = useTranslation('patient');
  const language = useLanguage();
  const countries = useMemo(() => countryChoices(language), [language]);
  const query = useQuery(statesQuery, {
    params: { list: 'states' },
    query: { locale: language },
  });
  const country = field('country');
  const state = field('state');
  const states = (query.data?.items ?? []).filter(({ value }) =>
    value.startsWith(`${country.value}-`),
  );
  return (
    <>
      <TextField {...field('line1')} label={t('address.line1')} autoComplete="address-line1" />
      <TextField
        {...field('line2')}
        label={t('address.line2')}
        optional
        autoComplete="address-line2"
      />
      <FieldRow>
        <TextField
          {...field('postalCode')}
          label={t('address.postalCode')}
          autoComplete="postal-code"
        />
        <TextField {...field('city')} label={t('address.city')} autoComplete="address-level2" />
      </FieldRow>
      <FieldRow>
        <NativeSelectField
          {...country}
          onChange={(next) => {
            country.onChange(next);
            // Clears a state that belongs to another country.
            state.onChange('');
          }}
          label={t('address.country')}
          choices={countries}
          autoComplete="country"
        />
        {states.length > 0 && (
          <NativeSelectField
            {...state}
            label={t('address.state')}
            optional
            choices={states.map(({ value, label }) => ({
              value,
              label: label.split(',')[0] ?? label,
            }))}
            autoComplete="address-level1"
          />
        )}
      </FieldRow>
      <PartialError of={[query]} />
    </>
  );
}
