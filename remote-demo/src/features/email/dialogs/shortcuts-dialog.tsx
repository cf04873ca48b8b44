import { useTranslation } from '@praxis/sdk';
import { Modal } from '@praxis/sdk/ui/overlay';
import { Fragment } from 'react';
import styles from './shortcuts-dialog.module.css';

/** Keys by what they do, in the order of the list. */
const keys = {
  next: ['j'],
  previous: ['k'],
  star: ['s'],
  trash: ['e', '#'],
  reply: ['r'],
  compose: ['c'],
  select: ['x'],
  back: ['u'],
  search: ['/'],
  help: ['?'],
} as const;

type Action = keyof typeof keys;

/** List of the keyboard shortcuts. */
export default function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('demo');
  return (
    <Modal width="small" title={t('email.shortcuts.title')} onClose={onClose}>
      <dl className={styles['keys']}>
        {(Object.keys(keys) as Action[]).map((action) => (
          <div key={action}>
            <dt>
              {keys[action].map((key) => (
                <Fragment key={key}>
                  <kbd>{key}</kbd>{' '}
                </Fragment>
              ))}
            </dt>
            <dd>{t(`email.shortcuts.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
