import MailX from 'lucide-react/icons/mail-x';
import Send from 'lucide-react/icons/send';
import { resendInvitation } from '@praxis/contract/endpoints/team';
import type { DoctorInvitation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { DateTime, useRecordActions, type RecordActions } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';

/**
 * Actions of a doctor on a pending invitation.
 *
 * @param shown the invitations in the list: there is no endpoint for a single one
 */
export function useInvitationActions(
  shown: readonly DoctorInvitation[],
): RecordActions<DoctorInvitation> {
  const { t } = useTranslation('doctor');
  const resend = useMutation(resendInvitation);
  return useRecordActions<DoctorInvitation>(
    {
      resend: {
        label: t('team.resend.act'),
        icon: Send,
        run: ({ id, version, email }) =>
          resend.runOrNotify(
            { params: { id }, version },
            {
              success: t('team.resend.done', { email }),
              failed: t('team.resend.failed', { email }),
            },
          ),
      },
      revoke: {
        label: t('team.revoke.verb'),
        icon: MailX,
        danger: true,
        dialog: () => import(/* webpackChunkName: "revoke-invitation" */ './dialogs/revoke-dialog'),
      },
    },
    {
      all: shown,
      facts: ({ status, expiresAt }) => [
        {
          label: t('team.column.status'),
          value: status,
          shown: <StatusTag of="invitation" status={status} />,
        },
        {
          label: t('team.column.expires'),
          value: expiresAt,
          shown: <DateTime at={expiresAt} />,
        },
      ],
    },
  );
}
