import { useEffect } from 'react';
import { getMe } from '@praxis/contract/endpoints/me';
import { updateMe } from '@praxis/contract/endpoints/me-changes';
import { useHost, useTranslation, type Identity } from '@praxis/sdk';
import { useMutation, useQuery } from '@praxis/sdk/data';
import { Button, useClock, useUiText } from '@praxis/sdk/ui';
import { Form, TextField, useForm } from '@praxis/sdk/ui/form';
import { endSession, updateUserData } from '../../auth/session';
import { prefetchWhenIdle } from '../../boot/prefetch-when-idle';
import { FormCard } from '../form/form-card';
import { PublicFrame } from '../frame/public-frame';
import type { PublicPageProps } from '../page-props';
import { meQuery } from './queries';
import { PatientFields } from './patient-fields';
import { emptyProfile, isChild, patientFaults } from './profile-values';

interface Props extends PublicPageProps {
  user: Identity;
}

/** Last step of sign-up: the profile. No other page is available before. */
export default function ProfilePage({ deployment, prefetch, user }: Props) {
  const { t } = useTranslation('public');
  const text = useUiText();
  const clock = useClock();
  const { client } = useHost();
  const { data: account } = useQuery(meQuery, {});
  const update = useMutation(updateMe);
  const isPatient = user.userData.role === 'patient';
  const today = new Date(clock()).toISOString().slice(0, 10);
  const form = useForm({
    initial: emptyProfile,
    check: ({ fullName, patient }) => ({
      ...(fullName.trim() === '' && { fullName: t('profile.nameMissing') }),
      ...(isPatient &&
        Object.fromEntries(
          Object.entries(patientFaults(patient, today)).map(([path, fault]) => [
            path,
            fault === 'birthRule' ? t('profile.birthRule') : text(`field.${fault}`),
          ]),
        )),
    }),
    onSubmit: async ({ fullName, patient: { dateOfBirth, phone, guardian } }) => {
      // The account may not have loaded, or may have failed: fetch it now instead of blocking the form.
      const { version } = account ?? (await client.call(getMe, {}));
      const patient = {
        dateOfBirth,
        phone: phone.trim(),
        guardian: isChild(dateOfBirth, today) ? guardian : null,
      };
      const me = await update.run({
        version,
        body: { fullName: fullName.trim(), ...(isPatient && { patient }) },
      });
      updateUserData({ fullName: me.fullName, profileComplete: me.profileComplete });
    },
  });

  useEffect(() => {
    performance.mark('praxis:ready');
    return prefetchWhenIdle(() => void prefetch());
  }, [prefetch]);

  return (
    <PublicFrame deployment={deployment} title={t('profile.title')}>
      <FormCard
        title={t('profile.title')}
        step={t('signUp.step', { step: 3, steps: 3 })}
        text={t(isPatient ? 'profile.textPatient' : 'profile.textDoctor')}
        footer={
          <Button kind="link" onClick={() => endSession()}>
            {t('profile.signOut')}
          </Button>
        }
      >
        <Form form={form}>
          <TextField
            {...form.field('fullName')}
            label={t('profile.name')}
            autoComplete="name"
            maxLength={120}
          />
          {isPatient && <PatientFields form={form} today={today} />}
          <Button kind="primary" block type="submit" loading={form.submitting}>
            {t('profile.act')}
          </Button>
        </Form>
      </FormCard>
    </PublicFrame>
  );
}
