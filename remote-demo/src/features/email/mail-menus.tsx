import { emailLabels, type EmailFolder } from '@praxis/contract/demo/email';
import { useTranslation } from '@praxis/sdk';
import { IconButton, Menu } from '@praxis/sdk/ui';
import FolderInput from 'lucide-react/icons/folder-input';
import TagIcon from 'lucide-react/icons/tag';
import { useLabelName } from './labels';
import type { Emails, MailActions } from './use-mail-actions';

interface Props {
  emails: Emails;
  actions: MailActions;
  onDone?(): void;
}

/** Menu that adds and removes labels; it stays open for several. */
export function LabelMenu({ emails, actions }: Pick<Props, 'emails' | 'actions'>) {
  const { t } = useTranslation('demo');
  const nameOf = useLabelName();
  return (
    <Menu
      align="start"
      items={emailLabels.map((label) => ({
        key: label,
        label: nameOf(label),
        checked: isOn(emails, label),
        multiple: true,
        onSelect: () => actions.toggleLabel(emails, label),
      }))}
    >
      <IconButton size="small" icon={TagIcon} label={t('email.label')} />
    </Menu>
  );
}

/** Whether all of them have the label, or some. */
function isOn(emails: Emails, label: string): boolean | 'mixed' {
  const count = emails.filter(({ labels }) => labels.includes(label)).length;
  return count === emails.length || (count > 0 && 'mixed');
}

/** Folders that emails can be moved to; drafts and sent emails have no other. */
const targets: readonly EmailFolder[] = ['inbox', 'spam', 'trash'];

/** Menu that moves emails to another folder. */
export function MoveMenu({ emails, actions, onDone }: Props) {
  const { t } = useTranslation('demo');
  return (
    <Menu
      align="start"
      items={targets
        .filter((folder) => emails.some((one) => one.folder !== folder))
        .map((folder) => ({
          key: folder,
          label: t(`email.views.${folder}`),
          onSelect: () => {
            actions.move(emails, folder);
            onDone?.();
          },
        }))}
    >
      <IconButton size="small" icon={FolderInput} label={t('email.move')} />
    </Menu>
  );
}
