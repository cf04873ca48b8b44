import { emailLabels, type EmailFolder } from '@praxis/contract/demo/email';
import { useTranslation } from '@praxis/sdk';
import { IconButton, Menu } from '@praxis/sdk/ui';
import FolderInput from 'lucide-react/icons/folder-input';
import TagIcon from 'lucide-react/icons/tag';
import { useLabelName } from './labels';
import type { Emails, MailActs } from './use-mail-acts';

interface Props {
  emails: Emails;
  acts: MailActs;
  onDone?(): void;
}

/** Sets and takes labels: several, one after the other. */
export function LabelMenu({ emails, acts }: Pick<Props, 'emails' | 'acts'>) {
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
        onSelect: () => acts.toggleLabel(emails, label),
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

/** Where emails can be moved by hand; drafts and what was sent are what they are. */
const targets: readonly EmailFolder[] = ['inbox', 'spam', 'trash'];

/** Moves to another folder. */
export function MoveMenu({ emails, acts, onDone }: Props) {
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
            acts.move(emails, folder);
            onDone?.();
          },
        }))}
    >
      <IconButton size="small" icon={FolderInput} label={t('email.move')} />
    </Menu>
  );
}
