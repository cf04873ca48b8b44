import type { Me } from '@praxis/contract/endpoints/me';
import { updateMe } from '@praxis/contract/endpoints/me-changes';
import type { PublicDoctorDetail } from '@praxis/contract/endpoints/views/doctor';
import type { PublicPlan } from '@praxis/contract/endpoints/views/plan';
import { isUnderAge } from '@praxis/contract/rules/accounts/patient-age';
import { isSignedBy, signerOf } from '@praxis/contract/rules/accounts/signature';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Alert, useUiText } from '@praxis/sdk/ui';
import {
  FieldRow,
  Form,
  required,
  TextField,
  useForm,
  type FieldErrors,
} from '@praxis/sdk/ui/form';
import { useToday } from '@praxis/sdk/ui/page';
import { useAgreementClauses } from './use-agreement-clauses';
import styles from './steps.module.css';

interface AgreementStepProps {
  formId: string;
  me: Me;
  doctor: PublicDoctorDetail;
  plan: PublicPlan['current'];
  typedName: string;
  onSigned(typedName: string): void;
}

/** The agreement, signed by typing the patient's name; for a minor, a guardian is entered and signs. */
export function AgreementStep({
  formId,
  me,
  doctor,
  plan,
  typedName,
  onSigned,
}: AgreementStepProps) {
  const { t } = useTranslation('patient');
  const text = useUiText();
  const today = useToday();
  const clauses = useAgreementClauses(doctor, plan);
  const { run } = useMutation(updateMe);
  const { patient } = me;
  const needsBirthDate = !patient?.dateOfBirth;
  const needsGuardian = (dateOfBirth: string) =>
    !patient?.guardian && isUnderAge(dateOfBirth, today);
  const initial = {
    typedName,
    dateOfBirth: patient?.dateOfBirth ?? '',
    guardian: patient?.guardian ?? { fullName: '', relation: '', phone: '', email: '' },
  };
  const signerIn = (values: typeof initial) => signerOf(me.fullName, values, today);
  /** Says whose name to type. */
  const signText = (values: typeof initial, text: 'signHelp' | 'wrongName') => {
    const name = signerIn(values);
    return isUnderAge(values.dateOfBirth, today)
      ? name && t('subscribe.agreement.guardianSigns', { name })
      : t(`subscribe.agreement.${text}`, { name });
  };
  const form = useForm({
    initial,
    check: (values): FieldErrors => ({
      ...required({ dateOfBirth: values.dateOfBirth }, text('field.required')),
      ...(needsGuardian(values.dateOfBirth) &&
        required(
          Object.fromEntries(
            Object.entries(values.guardian).map(([name, value]) => [`guardian.${name}`, value]),
          ),
          text('field.required'),
        )),
      // A guardian without a name is an error of its own.
      ...(signerIn(values) !== '' &&
        !isSignedBy(values.typedName, signerIn(values)) && {
          typedName: signText(values, 'wrongName'),
        }),
    }),
    async onSubmit(values) {
      const guardian = needsGuardian(values.dateOfBirth) && values.guardian;
      if (needsBirthDate || guardian) {
        const details = {
          ...(needsBirthDate && { dateOfBirth: values.dateOfBirth }),
          ...(guardian && { guardian }),
        };
        await run({ body: { patient: details }, version: me.version });
      }
      onSigned(values.typedName.trim());
    },
  });

  return (
    <Form id={formId} form={form}>
      <section className={styles.agreement} aria-label={t('subscribe.agreement.title')}>
        <h2>{t('subscribe.agreement.title')}</h2>
        {clauses.map((clause) => (
          <p key={clause}>{clause}</p>
        ))}
      </section>
      {needsBirthDate && (
        <TextField
          {...form.field('dateOfBirth')}
          type="date"
          max={today}
          label={t('subscribe.agreement.dateOfBirth')}
          autoComplete="bday"
        />
      )}
      {needsGuardian(form.values.dateOfBirth) && (
        <>
          <Alert>{t('subscribe.agreement.guardianText')}</Alert>
          <FieldRow>
            <TextField {...form.field('guardian.fullName')} label={t('subscribe.guardian.name')} />
            <TextField
              {...form.field('guardian.relation')}
              label={t('subscribe.guardian.relation')}
            />
          </FieldRow>
          <FieldRow>
            <TextField
              {...form.field('guardian.phone')}
              type="tel"
              label={t('subscribe.guardian.phone')}
            />
            <TextField
              {...form.field('guardian.email')}
              type="email"
              label={t('subscribe.guardian.email')}
            />
          </FieldRow>
        </>
      )}
      <TextField
        {...form.field('typedName')}
        label={t('subscribe.agreement.sign')}
        help={signText(form.values, 'signHelp')}
        autoComplete="off"
      />
    </Form>
  );
}
