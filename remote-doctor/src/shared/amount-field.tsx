import type { ReactNode } from 'react';
import { NumberField, type FieldBinding } from '@praxis/sdk/ui/form';
import { currencyDecimals } from '@praxis/sdk/ui/page';

interface AmountFieldProps extends FieldBinding<number | null> {
  label: string;
  help?: ReactNode;
  currency: string;
}

/** Field for an amount: typed in the currency's major unit, stored in minor units. */
export function AmountField({ value, onChange, ...field }: AmountFieldProps) {
  const factor = 10 ** currencyDecimals(field.currency);
  return (
    <NumberField
      {...field}
      value={value === null ? null : value / factor}
      onChange={(next) => onChange(next === null ? null : Math.round(next * factor))}
    />
  );
}
