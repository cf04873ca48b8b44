import { useTranslation } from '@praxis/sdk';
import { emailLabels } from '@praxis/contract/demo/email';
import { Button, Menu } from '@praxis/sdk/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import styles from './email.module.css';
import type { Counts } from './folders';
import { useLabelName } from './labels';
import { addressOfView, mailViews, type MailView } from './views';

interface Props {
  view: MailView;
  label: string;
  name: string;
  counts: Counts;
  /** Open compose window, which the links keep. */
  compose: string | null;
}

/** Folder menu of a phone, in place of the list of folders. */
export function FolderMenu({ view, label, name, counts, compose }: Props) {
  const { t } = useTranslation('demo');
  const nameOf = useLabelName();
  return (
    <div className={styles['folderMenu']}>
      <Menu
        align="start"
        items={[
          ...mailViews.map((one) => ({
            key: one,
            label: t(`email.views.${one}`),
            hint: counts[one] || undefined,
            to: addressOfView(one, { compose }),
            checked: one === view && label === '',
          })),
          { key: 'labels', heading: t('email.label') },
          ...emailLabels.map((one) => ({
            key: one,
            label: nameOf(one),
            to: addressOfView('all', { label: one, compose }),
            checked: one === label,
          })),
        ]}
      >
        <Button icon={ChevronDown} aria-label={t('email.chooseFolder', { name })}>
          {name}
        </Button>
      </Menu>
    </div>
  );
}
