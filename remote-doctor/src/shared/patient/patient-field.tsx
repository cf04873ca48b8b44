import { useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import type { FieldBinding } from '@praxis/sdk/ui/form';
import { SelectField } from '@praxis/sdk/ui/select';
import { patientsByNameQuery } from './queries';
import { usePatientOptions } from './use-patient-options';

interface PatientFieldProps extends FieldBinding<string> {
  /** Include only patients who were approved at some point, not applicants or rejected ones. */
  accepted?: boolean;
}

/** Select field that searches the doctor's patients by name. */
export function PatientField({ accepted = false, ...field }: PatientFieldProps) {
  const { t } = useTranslation('doctor');
  const [q, setQ] = useState('');
  const { data, loading } = useQuery(patientsByNameQuery, q);
  const optionsOf = usePatientOptions();
  const found = (data?.items ?? []).filter(
    ({ status }) => !accepted || (status !== 'pending' && status !== 'rejected'),
  );
  return (
    <SelectField
      {...field}
      label={t('patientField.label')}
      placeholder={t('patientField.find')}
      loading={loading}
      onSearch={setQ}
      options={optionsOf(found)}
    />
  );
}
