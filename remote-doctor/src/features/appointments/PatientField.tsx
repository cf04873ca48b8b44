import { useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import type { FieldBinding } from '@praxis/sdk/ui/form';
import { SelectField } from '@praxis/sdk/ui/select';
import { bookablePatientsGroup } from './bookable-patients.group';

/** Whom the appointment is for: found by name among the patients who were accepted once. */
export function PatientField(field: FieldBinding<string>) {
  const { t } = useTranslation('doctor');
  const [q, setQ] = useState('');
  const { data, loading } = useDataGroup(bookablePatientsGroup, q);
  // Who subscribed more than once is one person all the same.
  const names = new Map(
    data?.items
      .filter(({ status }) => status !== 'pending' && status !== 'rejected')
      .map(({ patientId, patient }) => [patientId, patient.fullName]),
  );
  return (
    <SelectField
      {...field}
      label={t('appointments.column.patient')}
      placeholder={t('appointments.book.findPatient')}
      loading={loading}
      onSearch={setQ}
      options={[...names].map(([value, label]) => ({ value, label }))}
    />
  );
}
