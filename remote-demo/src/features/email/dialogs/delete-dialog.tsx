import { deleteEmails } from '@praxis/contract/demo/email';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import type { Emails } from '../use-mail-acts';

interface Props {
  emails: Emails;
  onClose(): void;
  /** They are deleted. */
  onDone(): void;
}

/** Asks before emails are deleted for good. */
export default function DeleteDialog({ emails, onClose, onDone }: Props) {
  const { t } = useTranslation('demo');
  const { run } = useMutation(deleteEmails);
  const count = emails.length;
  return (
    <ConfirmDialog
      danger
      title={t('email.deleteTitle', { count })}
      verb={t('email.deleteForGood')}
      onConfirm={async () => {
        await run(
          { body: { emailIds: emails.map(({ id }) => id) } },
          { success: t('email.deleted', { count }) },
        );
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
