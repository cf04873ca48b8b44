import { type Me } from '@praxis/contract/endpoints/me';
import { updateMe } from '@praxis/contract/endpoints/me-changes';
import { isUnderAge } from '@praxis/contract/rules/accounts/patient-age';
import { useTranslation } from '@praxis/sdk';
import { useMutation, useQuery } from '@praxis/sdk/data';
import { codeText, useUiText } from '@praxis/sdk/ui';
import { FieldRow, TextField, useForm, type FieldErrors } from '@praxis/sdk/ui/form';
import { FormPage, FormSection, Loaded } from '@praxis/sdk/ui/overlay';
import { useToday } from '@praxis/sdk/ui/page';
import { AddressFields } from '../../shared/address/address-fields';
import { meQuery } from '../../shared/queries/me';
import { ContactFields } from './contact-fields';
import {
  bodyOf,
  isEmptyContact,
  profileSchema,
  valuesOf,
  type ProfileValues,
} from './profile-values';
import styles from './profile.module.css';

/** The patient's personal data and contacts. */
export function PersonalData() {
  const rows = useQuery(meQuery, {});
  return (
    <div className={styles['width']}>
      <Loaded query={rows}>{(me) => <PersonalForm me={me} />}</Loaded>
    </div>
  );
}

/** Form of the personal data; unsaved changes survive a save from elsewhere. */
function PersonalForm({ me }: { me: Me }) {
  const { t } = useTranslation('patient');
  const text = useUiText();
  const { run } = useMutation(updateMe);
  const today = useToday();
  const form = useForm<ProfileValues>({
    initial: valuesOf(me),
    schema: profileSchema,
    check: ({ patient }): FieldErrors =>
      isUnderAge(patient.dateOfBirth, today) && isEmptyContact(patient.guardian)
        ? { 'patient.guardian.fullName': codeText('guardian_required', text) }
        : {},
    async onSubmit(values) {
      await run({ body: bodyOf(values), version: me.version }, { success: t('profile.saved') });
    },
  });
  const { patient } = form.values;
  const needsGuardian = isUnderAge(patient.dateOfBirth, today) || !isEmptyContact(patient.guardian);

  return (
    <FormPage form={form}>
      <FormSection title={t('profile.about')} help={t('profile.aboutHelp')}>
        <FieldRow>
          <TextField
            {...form.field('patient.dateOfBirth')}
            label={t('profile.dateOfBirth')}
            type="date"
            max={today}
            autoComplete="bday"
            optional
          />
          <TextField
            {...form.field('patient.phone')}
            label={t('profile.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            optional
          />
        </FieldRow>
      </FormSection>
      {needsGuardian && (
        <FormSection title={t('profile.guardian')} help={t('profile.guardianHelp')}>
          <ContactFields field={(name) => form.field(`patient.guardian.${name}`)}>
            <TextField
              {...form.field('patient.guardian.email')}
              label={t('profile.email')}
              type="email"
              autoComplete="off"
            />
          </ContactFields>
        </FormSection>
      )}
      <FormSection title={t('profile.address')} help={t('profile.addressHelp')}>
        <AddressFields field={(name) => form.field(`patient.address.${name}`)} />
      </FormSection>
      <FormSection title={t('profile.emergency')} help={t('profile.emergencyHelp')}>
        <ContactFields field={(name) => form.field(`patient.emergencyContact.${name}`)} />
      </FormSection>
    </FormPage>
  );
}
