import { useTranslation } from '@praxis/sdk';
import { Icon, IconButton, useIntlLanguage } from '@praxis/sdk/ui';
import { useFocusOfNext } from '@praxis/sdk/ui/page';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useRef, type Ref } from 'react';
import { sizeText } from '../../../shared/file-size';
import styles from './compose.module.css';
import type { Content } from './content';

type Files = Content['attachments'];

interface Props {
  value: Files;
  onChange(files: Files): void;
}

/** Button that opens the file chooser. */
export function AttachButton({
  reading,
  onChoose,
  ref,
}: {
  reading: boolean;
  onChoose(files: readonly File[]): void;
  ref: Ref<HTMLButtonElement>;
}) {
  const { t } = useTranslation('demo');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('email.compose.files')}
        onChange={({ target }) => {
          const selected = [...(target.files ?? [])];
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
          if (selected.length > 0) onChoose(selected);
        }}
      />
      <IconButton
        ref={ref}
        icon={Paperclip}
        label={t('email.compose.attach')}
        aria-busy={reading || undefined}
        onClick={() => input.current?.click()}
      />
    </>
  );
}

/** List of the attached files; when the last one is removed, `onNone` moves the focus. */
export function AttachedFiles({ value, onChange, onNone }: Props & { onNone(): void }) {
  const { t } = useTranslation('demo');
  const language = useIntlLanguage();
  const list = useRef<HTMLDivElement>(null);
  useFocusOfNext(list, value.map(keyOf), onNone);
  return (
    <div ref={list} className={styles['attached']}>
      {value.length > 0 && (
        <ul
          className={styles['files']}
          aria-label={t('email.attachments', { count: value.length })}
        >
          {value.map((file) => (
            <li key={keyOf(file)} data-key={keyOf(file)} className={styles['chip']}>
              <span className={styles['chipName']}>{file.fileName}</span>
              <span className={styles['size']}>{sizeText(file.size, language)}</span>
              <button
                type="button"
                aria-label={t('email.compose.remove', { name: file.fileName })}
                onClick={() => onChange(value.filter((one) => one !== file))}
              >
                <Icon of={X} size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Unique key of each file: the same one may be attached twice. */
const keys = new WeakMap<Files[number], string>();
let lastKey = 0;

function keyOf(file: Files[number]): string {
  const known = keys.get(file);
  if (known !== undefined) return known;
  lastKey += 1;
  const key = String(lastKey);
  keys.set(file, key);
  return key;
}
