import type { ReactNode } from 'react';
import type { ContactPerson } from '@praxis/contract/entities/patient';
import { useTranslation } from '@praxis/sdk';
import { FieldRow, TextField, type FieldBinding } from '@praxis/sdk/ui/form';

interface ContactFieldsProps {
  /** Binds the field of a part of the contact. */
  field(name: keyof ContactPerson): FieldBinding<string>;
  /** Additional fields. */
  children?: ReactNode;
}

/** A contact person: name, relationship, phone number. */
export function ContactFields({ field, children }: ContactFieldsProps) {
  const { t } = useTranslation('patient');
  return (
    <>
      <FieldRow>
        <TextField {...field('fullName')} label={t('profile.name')} autoComplete="off" />
        <TextField {...field('relation')} label={t('profile.relation')} autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField
          {...field('phone')}
          label={t('profile.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
        {children}
      </FieldRow>
    </>
  );
}
