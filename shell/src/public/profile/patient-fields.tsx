import { useTranslation } from '@praxis/sdk';
import { FieldRow, TextField, type FormState } from '@praxis/sdk/ui/form';
import { isChild, type ProfileValues } from './profile-values';

interface Props {
  form: FormState<ProfileValues>;
  /** YYYY-MM-DD. */
  today: string;
}

/** The fields of a patient; for a minor, also of the guardian. */
export function PatientFields({ form, today }: Props) {
  const { t } = useTranslation('public');
  return (
    <>
      <FieldRow>
        <TextField
          {...form.field('patient.dateOfBirth')}
          type="date"
          max={today}
          label={t('profile.birth')}
          autoComplete="bday"
        />
        <TextField
          {...form.field('patient.phone')}
          type="tel"
          optional
          label={t('profile.phone')}
          autoComplete="tel"
        />
      </FieldRow>
      {isChild(form.values.patient.dateOfBirth, today) && (
        <>
          <p>{t('profile.guardian')}</p>
          <TextField
            {...form.field('patient.guardian.fullName')}
            label={t('profile.guardianName')}
          />
          <FieldRow>
            <TextField {...form.field('patient.guardian.relation')} label={t('profile.relation')} />
            <TextField
              {...form.field('patient.guardian.phone')}
              type="tel"
              label={t('profile.guardianPhone')}
            />
          </FieldRow>
          <TextField
            {...form.field('patient.guardian.email')}
            type="email"
            label={t('profile.guardianEmail')}
          />
        </>
      )}
    </>
  );
}
