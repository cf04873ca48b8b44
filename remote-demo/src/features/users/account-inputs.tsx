import { managedUserPlans, managedUserRoles, type ManagedUser } from '@praxis/contract/demo/users';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { FieldRow, NativeSelectField, TextField, type FieldBinding } from '@praxis/sdk/ui/form';
import { countryChoices } from '../../shared/countries';

export type AccountValues = Pick<
  ManagedUser,
  'fullName' | 'username' | 'email' | 'company' | 'country' | 'contact' | 'role' | 'currentPlan'
>;

type Bindings = { [Name in keyof AccountValues]: FieldBinding<AccountValues[Name]> };

/** Fields of a user's name and contact details. */
export function PersonInputs({ of }: { of: Bindings }) {
  const { t } = useTranslation('demo');
  const language = useLanguage();
  return (
    <>
      <TextField {...of.fullName} label={t('users.field.fullName')} autoComplete="off" />
      <FieldRow>
        <TextField
          {...of.username}
          label={t('users.field.username')}
          help={t('users.help.username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...of.email} type="email" label={t('users.field.email')} autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField {...of.company} optional label={t('users.field.company')} autoComplete="off" />
        <TextField
          {...of.contact}
          optional
          type="tel"
          label={t('users.field.contact')}
          autoComplete="off"
        />
      </FieldRow>
      <NativeSelectField
        {...of.country}
        optional
        label={t('users.field.country')}
        choices={countryChoices(language, of.country.value)}
      />
    </>
  );
}

/** Fields of a user's role and plan. */
export function RoleInputs({ of }: { of: Pick<Bindings, 'role' | 'currentPlan'> }) {
  const { t } = useTranslation('demo');
  return (
    <FieldRow>
      <NativeSelectField
        {...of.role}
        onChange={(value) => value && of.role.onChange(value)}
        label={t('users.field.role')}
        choices={managedUserRoles.map((value) => ({ value, label: t(`users.role.${value}`) }))}
      />
      <NativeSelectField
        {...of.currentPlan}
        onChange={(value) => value && of.currentPlan.onChange(value)}
        label={t('users.field.plan')}
        choices={managedUserPlans.map((value) => ({ value, label: t(`users.plan.${value}`) }))}
      />
    </FieldRow>
  );
}
