import { updateMe, type Me } from '@praxis/contract/endpoints/me';
import { isUnderAge } from '@praxis/contract/rules/patient-age';
import { isSignedBy } from '@praxis/contract/rules/signature';
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
import styles from './steps.module.css';

interface AgreementStepProps {
  formId: string;
  me: Me;
  names: { doctor: string; practice: string; plan: string; price: string };
  typedName: string;
  onSigned(typedName: string): void;
}

const clauses = ['membership', 'payment', 'ending', 'privacy', 'emergency'] as const;

/** The agreement, signed by typing one's name; under 18 the guardian is asked for. */
export function AgreementStep({ formId, me, names, typedName, onSigned }: AgreementStepProps) {
  const { t } = useTranslation('patient');
  const text = useUiText();
  const today = useToday();
  const { run } = useMutation(updateMe);
  const { patient } = me;
  const asksBirth = !patient?.dateOfBirth;
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
      if (asksBirth || guardian) {
        const details = {
          ...(asksBirth && { dateOfBirth: values.dateOfBirth }),
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
          <p key={clause}>{t(`subscribe.agreement.${clause}`, names)}</p>
        ))}
      </section>
      {asksBirth && (
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
