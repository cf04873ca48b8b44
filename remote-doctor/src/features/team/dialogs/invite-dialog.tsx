import { inviteTeamMember } from '@praxis/contract/endpoints/team';
import type { TeamRole } from '@praxis/contract/entities/team';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { NativeSelectField, TextField, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { useRoleChoices } from './use-role-choices';

/** Invites a person to the team by email. */
export default function InviteDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('doctor');
  const { run } = useMutation(inviteTeamMember);
  const roles = useRoleChoices();
  const form = useForm<{ email: string; roleId: TeamRole | '' }>({
    initial: { email: '', roleId: '' },
    schema: inviteTeamMember.body,
    async onSubmit({ email, roleId }) {
      if (roleId === '') return;
      await run({ body: { email, roleId } }, { success: t('team.invite.done', { email }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('team.invite.title')}
      form={form}
      verb={t('team.invite.verb')}
      onClose={onClose}
    >
      <p>{t('team.invite.text')}</p>
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="off"
        label={t('team.column.email')}
      />
      <NativeSelectField<TeamRole>
        {...form.field('roleId')}
        label={t('team.column.role')}
        choices={roles}
      />
    </FormDialog>
  );
}
