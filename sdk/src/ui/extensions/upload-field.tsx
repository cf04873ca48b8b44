import { useRef, useState } from 'react';
import File from 'lucide-react/icons/file';
import X from 'lucide-react/icons/x';
import { Icon } from '../components/icon';
import { IconButton } from '../components/icon-button';
import { Skeleton } from '../components/skeleton';
import { fileSizeText } from '../format/file-size';
import { choiceFormat } from '../format/formatters';
import { useFocusOfNext } from '../components/row-focus';
import { lazyComponent } from '../lazy/lazy-component';
import { useIntlLanguage } from '../text/intl-language';
import { useUiText } from '../text/use-ui-text';
import { FieldGroup, type GroupField } from './field-group';
import { accepts, kindsIn } from './file-kinds';
import type { UploadControlProps } from './upload-control';
import styles from './upload-field.module.css';

const UploadControl = lazyComponent<UploadControlProps>(
  () => import(/* webpackChunkName: "extension-upload" */ './upload-control'),
  <Skeleton height={132} />,
);

export type UploadFieldProps = GroupField<readonly File[]> & {
  /** Accepted file types, as in an input: "image/*,.pdf". All by default. */
  accept?: string;
  /** Maximum file size in bytes; 5 MB by default. */
  largest?: number;
  /** Maximum number of files; 1 by default. */
  most?: number;
  /** Shows the value but does not allow changes. */
  disabled?: boolean;
};

const keys = new WeakMap<object, string>();
let keyCount = 0;

/** A file's key in the list, which other files may leave; two files may have the same name. */
function keyOf(file: File): string {
  const key = keys.get(file) ?? String((keyCount += 1));
  keys.set(file, key);
  return key;
}

/** Files, dropped or picked. They are the field's value; the form uploads them on submit. */
export function UploadField({
  value,
  onChange,
  accept,
  largest = 5_000_000,
  most = 1,
  disabled = false,
  ...look
}: UploadFieldProps) {
  const text = useUiText();
  const language = useIntlLanguage();
  const sizeText = (bytes: number) => fileSizeText(bytes, language);
  const kindsText = useKindsText();
  const [rejection, setRejection] = useState<string>();

  const container = useRef<HTMLDivElement>(null);
  useFocusOfNext(container, value.map(keyOf), () =>
    container.current?.querySelector<HTMLElement>('[role="button"]')?.focus(),
  );

  const add = (files: readonly File[]) => {
    // Names each rejected file, which the user would otherwise miss until after submitting.
    const errors = files.flatMap((file) => {
      if (!accepts(file, accept))
        return text('extensions.fileKind', { name: file.name, kinds: kindsText(accept) });
      return file.size > largest
        ? text('extensions.fileTooLarge', { name: file.name, size: sizeText(largest) })
        : [];
    });
    const valid = files.filter((file) => accepts(file, accept) && file.size <= largest);
    const all = [...(most === 1 ? [] : value), ...valid];
    if (all.length > most) errors.push(text('extensions.tooManyFiles', { count: most }));
    setRejection(errors.length > 0 ? errors.join(' ') : undefined);
    if (valid.length > 0) onChange(all.slice(0, most));
  };

  return (
    <FieldGroup {...look} error={look.error ?? rejection} asks="choose">
      <div ref={container}>
        <UploadControl
          accept={accept}
          several={most > 1}
          disabled={disabled}
          prompt={text('extensions.dropFiles', { count: most })}
          limit={text('extensions.fileLimit', { size: sizeText(largest) })}
          onAdd={add}
        />
        {value.length > 0 && (
          <ul className={styles['files']}>
            {value.map((file) => (
              <li key={keyOf(file)} data-key={keyOf(file)}>
                <Icon of={File} size={16} />
                <span className={styles['name']}>{file.name}</span>
                <span className={styles['size']}>{sizeText(file.size)}</span>
                <IconButton
                  size="small"
                  icon={X}
                  label={text('extensions.removeFile', { name: file.name })}
                  onClick={() => {
                    setRejection(undefined);
                    onChange(value.filter((other) => other !== file));
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </FieldGroup>
  );
}

/** File types with a translated name; all others are shown by their extension. */
const media = ['image', 'audio', 'video'] as const;

/** Returns a function that formats an `accept` for display: "PDF or picture". */
function useKindsText(): (accept?: string) => string {
  const text = useUiText();
  const language = useIntlLanguage();
  return (accept = '') => {
    const names = kindsIn(accept).map((kind) => {
      const known = media.find((one) => one === kind);
      return known ? text(`extensions.media.${known}`) : kind;
    });
    return choiceFormat(language).format(names);
  };
}
