import { updateManagedUser } from '@praxis/contract/demo/user-profiles';
import { managedUserStatuses } from '@praxis/contract/demo/users';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { RadioField } from '@praxis/sdk/ui/form';
import { FormSection } from '@praxis/sdk/ui/overlay';
import { PictureField } from '@praxis/sdk/ui/picture';
import { useStatusText } from '../../../shared/statuses/statuses';
import { PersonInputs, RoleInputs } from '../account-inputs';
import type { PanelProps } from './values';

/** Fields of a user's account: picture, name, role and status. */
export function AccountPanel({ form, profile: { user } }: PanelProps) {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  const { run } = useMutation(updateManagedUser);
  const of = {
    fullName: form.field('account.fullName'),
    username: form.field('account.username'),
    email: form.field('account.email'),
    company: form.field('account.company'),
    country: form.field('account.country'),
    contact: form.field('account.contact'),
    role: form.field('account.role'),
    currentPlan: form.field('account.currentPlan'),
  };
  return (
    <>
      <FormSection title={t('users.edit.picture')} help={t('users.edit.pictureHelp')}>
        <PictureField
          name={user.fullName}
          src={user.avatar}
          onPut={async (image) => {
            await run(
              { body: { id: user.id, user: { avatar: image ?? '' } } },
              { success: t(`users.edit.picture${image ? 'Changed' : 'Removed'}`) },
            );
          }}
        />
      </FormSection>
      <FormSection title={t('users.edit.person')}>
        <PersonInputs of={of} />
      </FormSection>
      <FormSection title={t('users.edit.access')} help={t('users.edit.accessHelp')}>
        <RoleInputs of={of} />
        <RadioField
          {...form.field('account.status')}
          label={t('users.field.status')}
          choices={managedUserStatuses.map((value) => ({
            value,
            label: statusText('demoUser', value),
          }))}
        />
      </FormSection>
    </>
  );
}
