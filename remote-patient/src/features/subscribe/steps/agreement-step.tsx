import type { Me } from '@praxis/contract/endpoints/me';
import { updateMe } from '@praxis/contract/endpoints/me-changes';
import type { PublicDoctorDetail } from '@praxis/contract/endpoints/views/doctor';
import type { PublicPlan } from '@praxis/contract/endpoints/views/plan';
import { isUnderAge } from '@praxis/contract/rules/accounts/patient-age';
import { isSignedBy } from '@praxis/contract/rules/accounts/signature';
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

/** The agreement, signed by typing the patient's name; minors also enter a guardian. */
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
  const form = useForm({
    initial: {
      typedName,
      dateOfBirth: patient?.dateOfBirth ?? '',
      guardian: patient?.guardian ?? { fullName: '', relation: '', phone: '', email: '' },
    },
    check: (values): FieldErrors => ({
      ...required({ dateOfBirth: values.dateOfBirth }, text('field.required')),
      ...(needsGuardian(values.dateOfBirth) &&
        required(
          Object.fromEntries(
            Object.entries(values.guardian).map(([name, value]) => [`guardian.${name}`, value]),
          ),
          text('field.required'),
        )),
      ...(isSignedBy(values.typedName, me.fullName)
        ? {}
        : { typedName: t('subscribe.agreement.wrongName', { name: me.fullName }) }),
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
        help={t('subscribe.agreement.signHelp', { name: me.fullName })}
        autoComplete="off"
      />
    </Form>
  );
}
