import { useTranslation } from '@praxis/sdk';
import { Modal } from '@praxis/sdk/ui/overlay';
import styles from './shortcuts-dialog.module.css';

const keys = ['j', 'k', 'e', 'r', 'c', 'x', 'u', '/', '?'] as const;

const names = {
  j: 'next',
  k: 'previous',
  e: 'trash',
  r: 'reply',
  c: 'compose',
  x: 'select',
  u: 'back',
  '/': 'search',
  '?': 'help',
} as const satisfies Record<(typeof keys)[number], string>;

/** List of the keyboard shortcuts. */
export default function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('demo');
  return (
    <Modal width="small" title={t('email.shortcuts.title')} onClose={onClose}>
      <dl className={styles['keys']}>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`email.shortcuts.${names[key]}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
