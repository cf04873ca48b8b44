import { putPractice } from '@praxis/contract/endpoints/practice';
import { bookingModes, type Practice as PracticeRecord } from '@praxis/contract/entities/practice';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { useQuery, useMutation } from '@praxis/sdk/data';
import { useOptions } from '@praxis/sdk/practice/options';
import {
  FieldRow,
  NativeSelectField,
  NumberField,
  RadioField,
  TextField,
  useForm,
} from '@praxis/sdk/ui/form';
import { FormPage, FormSection, Loaded } from '@praxis/sdk/ui/overlay';
import { PartialError, zoneName } from '@praxis/sdk/ui/page';
import { SelectField } from '@praxis/sdk/ui/select';
import { practiceQuery } from '../../../shared/practice/queries';
import { AddressFields } from './address-fields';
import { currencies, practiceInput, completePolicies } from './practice-input';

/** The practice: address and appointment policies. */
export function Practice() {
  const rows = useQuery(practiceQuery, {});
  return <Loaded query={rows}>{(practice) => <PracticeForm practice={practice} />}</Loaded>;
}

/** Name, address and policies of the practice; unsaved changes survive a save from elsewhere. */
function PracticeForm({ practice }: { practice: PracticeRecord }) {
  const { t } = useTranslation('doctor');
  const language = useLanguage();
  const { run } = useMutation(putPractice);
  const states = useOptions('states');
  const zones = useOptions('timezones');
  const form = useForm({
    initial: practiceInput(practice),
    newest: { version: practice.version, values: practiceInput(practice) },
    schema: putPractice.body,
    // The country follows from the state.
    serverNames: { 'address.country': 'address.state' },
    async onSubmit(values) {
      const policies = completePolicies(values.policies);
      if (!policies) return;
      const saved = await run(
        { version: practice.version, body: { ...values, policies } },
        { success: t('profile.practice.saved') },
      );
      form.reset(practiceInput(saved));
    },
  });
  const names = new Intl.DisplayNames([language], { type: 'currency' });
  const describe = (path: string, value: unknown) => {
    switch (path) {
      // The country follows from the state.
      case 'address.country':
        return null;
      case 'address.state':
      case 'jurisdiction':
        return states.labelOf(String(value));
      case 'timeZone':
        return zones.labelOf(String(value));
      case 'bookingMode':
        return t(`profile.practice.mode.${value as PracticeRecord['bookingMode']}`);
      default:
        return undefined;
    }
  };
  return (
    <FormPage
      form={form}
      describe={describe}
      names={{ bookingMode: t('profile.practice.bookingMode') }}
    >
      <PartialError of={[states.query, zones.query]} />
      <FormSection title={t('profile.tab.practice')}>
        <TextField
          {...form.field('name')}
          label={t('profile.practice.name')}
          maxLength={120}
          autoComplete="organization"
        />
        <TextField
          {...form.field('phone')}
          label={t('profile.practice.phone')}
          type="tel"
          autoComplete="tel"
        />
        <AddressFields field={(name) => form.field(`address.${name}`)} states={states} />
      </FormSection>
      <FormSection title={t('profile.practice.place')} help={t('profile.practice.placeHelp')}>
        <SelectField
          {...form.field('timeZone')}
          label={t('profile.practice.timeZone')}
          loading={zones.query.loading}
          options={
            zones.query.data?.items ?? [
              { value: practice.timeZone, label: zoneName(practice.timeZone, language) },
            ]
          }
        />
        <FieldRow>
          <NativeSelectField
            {...form.field('currency')}
            label={t('profile.practice.currency')}
            choices={currencies.map((value) => ({
              value,
              label: `${value} · ${names.of(value) ?? value}`,
            }))}
          />
          <SelectField
            {...form.field('jurisdiction')}
            label={t('profile.practice.jurisdiction')}
            options={states.optionsWith(form.values.jurisdiction)}
          />
        </FieldRow>
      </FormSection>
      <FormSection title={t('profile.practice.rules')} help={t('profile.practice.rulesHelp')}>
        <RadioField
          {...form.field('bookingMode')}
          label={t('profile.practice.bookingMode')}
          choices={bookingModes.map((value) => ({
            value,
            label: t(`profile.practice.mode.${value}`),
          }))}
        />
        <FieldRow>
          <NumberField
            {...form.field('policies.leadTimeMin')}
            label={t('profile.practice.leadTime')}
            unit={t('profile.practice.unit.minutes')}
          />
          <NumberField
            {...form.field('policies.horizonDays')}
            label={t('profile.practice.horizon')}
            unit={t('profile.practice.unit.days')}
          />
        </FieldRow>
        <FieldRow>
          <NumberField
            {...form.field('policies.cancelWindowHours')}
            label={t('profile.practice.cancelWindow')}
            unit={t('profile.practice.unit.hours')}
          />
          <NumberField
            {...form.field('policies.expiringDays')}
            label={t('profile.practice.expiring')}
            unit={t('profile.practice.unit.days')}
          />
        </FieldRow>
      </FormSection>
    </FormPage>
  );
}
