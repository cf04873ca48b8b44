import { updateTeamMember } from '@praxis/contract/endpoints/team';
import type { DoctorTeamMember } from '@praxis/contract/endpoints/views/team';
import type { TeamRole } from '@praxis/contract/entities/team';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { NativeSelectField, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';
import { useRoleChoices } from './use-role-choices';

/** Changes a member's role in the practice. */
export default function RoleDialog({
  record: { id, version, fullName, roleId },
  changes,
  onClose,
}: ActionDialogProps<DoctorTeamMember>) {
  const { t } = useTranslation('doctor');
  const { run } = useMutation(updateTeamMember);
  const roles = useRoleChoices();
  const form = useForm<{ roleId: TeamRole | '' }>({
    initial: { roleId },
    async onSubmit({ roleId: chosen }) {
      if (chosen === '') return;
      await run(
        { params: { id }, version, body: { roleId: chosen } },
        { success: t('team.changeRole.done', { name: fullName, role: t(`team.role.${chosen}`) }) },
      );
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('team.changeRole.title', { name: fullName })}
      form={form}
      disabled={form.values.roleId === roleId}
      verb={t('team.changeRole.act')}
      onClose={onClose}
    >
      {changes}
      <NativeSelectField<TeamRole>
        {...form.field('roleId')}
        label={t('team.column.role')}
        help={t('team.changeRole.now', { role: t(`team.role.${roleId}`) })}
        choices={roles}
      />
    </FormDialog>
  );
}
