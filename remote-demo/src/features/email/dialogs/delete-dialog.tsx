import { deleteEmails } from '@praxis/contract/demo/email';
import { useHost, useTranslation } from '@praxis/sdk';
import { toFailure, useMutation } from '@praxis/sdk/data';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import type { Emails } from '../use-mail-actions';

interface Props {
  emails: Emails;
  onClose(): void;
  /** Called once they are deleted, or were moved or deleted by another tab. */
  onDone(): void;
}

/** Confirms the permanent deletion of emails. */
export default function DeleteDialog({ emails, onClose, onDone }: Props) {
  const { t } = useTranslation('demo');
  const { notify } = useHost();
  const { run } = useMutation(deleteEmails);
  const count = emails.length;
  return (
    <ConfirmDialog
      danger
      title={t('email.deleteTitle', { count })}
      verb={t('email.deleteForGood')}
      onConfirm={async () => {
        try {
          await run(
            { body: { emailIds: emails.map(({ id }) => id) } },
            { success: t('email.deleted', { count }) },
          );
        } catch (error) {
          // Retrying would fail the same way.
          if (!notInTrashStatuses.has(toFailure(error).status)) throw error;
          notify({ kind: 'error', text: t('email.notInTrash', { count }) });
        }
      }}
      onDone={() => {
        onClose();
        onDone();
      }}
      onClose={onClose}
    >
      {t('email.deleteText')}
    </ConfirmDialog>
  );
}

/** Statuses of emails that are no longer in the trash: deleted, or in another folder. */
const notInTrashStatuses: ReadonlySet<number> = new Set([404, 409]);
