import { useTranslation } from '@praxis/sdk';
import { Icon, IconButton, useIntlLanguage } from '@praxis/sdk/ui';
import { useFocusOfNext } from '@praxis/sdk/ui/page';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type Ref } from 'react';
import { sizeText } from '../../../shared/file-size';
import styles from './compose.module.css';
import type { Content } from './content';
import { byRoom, readFiles } from './files';

type Files = Content['attachments'];

interface Props {
  value: Files;
  onChange(files: Files): void;
}

/** The button that attaches files. */
export function AttachButton({
  value,
  onChange,
  onFault,
  ref,
}: Props & { onFault(text: string): void; ref: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation('demo');
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(0);
  /** What is attached by the time that a file has been read: others came or went meanwhile. */
  const attached = useRef(value);
  useEffect(() => {
    attached.current = value;
  }, [value]);

  const attach = async (chosen: readonly File[]) => {
    const { fitting, rest } = byRoom(attached.current, chosen);
    setReading((count) => count + 1);
    const { read, unreadable } = await readFiles(fitting);
    const late = byRoom(
      attached.current,
      read.map(({ file }) => file),
    );
    attached.current = [
      ...attached.current,
      ...read.filter(({ file }) => late.fitting.includes(file)).map(({ attachment }) => attachment),
    ];
    onChange(attached.current);
    // After the change, with which an earlier fault goes.
    const faults = (['unreadable', 'tooLarge'] as const)
      .map((fault) => {
        const left = fault === 'unreadable' ? unreadable : [...late.rest, ...rest];
        const files = left.map(({ name }) => name).join(', ');
        return left.length > 0 && t(`email.compose.${fault}`, { count: left.length, files });
      })
      .filter((text) => text !== false);
    if (faults.length > 0) onFault(faults.join(' '));
    setReading((count) => count - 1);
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('email.compose.files')}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // The same file can be chosen once more.
          target.value = '';
          if (chosen.length > 0) void attach(chosen);
        }}
      />
      <IconButton
        ref={ref}
        icon={Paperclip}
        label={t('email.compose.attach')}
        aria-busy={reading > 0 || undefined}
        onClick={() => input.current?.click()}
      />
    </>
  );
}

/** The files that go with the email; where the last one is taken away, what attaches one has the focus. */
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

/** A file of its own each: the same one may be attached twice. */
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
