import { useRef, useState } from 'react';
import ImagePlus from 'lucide-react/icons/image-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { announce } from '../announcer';
import { classNames } from '../class-names';
import { Button } from '../components/button';
import { Flex } from '../components/flex';
import { Icon } from '../components/icon';
import { describedBy, Field, type FieldLook } from '../form/field';
import type { FieldBinding } from '../form/use-form';
import { useUiText } from '../text/use-ui-text';
import styles from './image-field.module.css';
import {
  fittedPicture,
  openPicture,
  pictureTypes,
  pictureErrorTexts,
  type PictureError,
  type PictureSize,
} from './picture-file';

export interface ImageFieldProps extends FieldBinding<string>, FieldLook {
  /** Maximum size; a larger picture is cropped to its center. */
  size: PictureSize;
}

/** A picture, picked or dropped. The value is a data URL, or empty. */
export function ImageField({
  id,
  name,
  value,
  onChange,
  onBlur,
  error,
  size,
  ...look
}: ImageFieldProps) {
  const text = useUiText();
  const file = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [fileError, setFileError] = useState<PictureError>();
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const opened = await openPicture(chosen);
    if ('error' in opened) {
      setFileError(opened.error);
      // Announced, since the focus stays on the button above the message.
      announce(text(pictureErrorTexts[opened.error]), 'assertive');
      return;
    }
    setFileError(undefined);
    onChange(await fittedPicture(chosen, opened.source, size));
  };

  const message = fileError ? text(pictureErrorTexts[fileError]) : error;
  return (
    <Field {...look} id={id} group error={message}>
      <div
        className={classNames(styles['place'], isDraggedOver && styles['over'])}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        onDragOver={(event) => {
          event.preventDefault();
          setIsDraggedOver(true);
        }}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsDraggedOver(false);
          void choose(event.dataTransfer.files[0]);
        }}
      >
        {value === '' ? (
          <Icon of={ImagePlus} size={28} />
        ) : (
          <img className={styles['picture']} src={value} alt="" />
        )}
      </div>
      <input
        ref={file}
        type="file"
        hidden
        name={name}
        aria-labelledby={`${id}-label`}
        accept={pictureTypes.join(',')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          void choose(chosen);
        }}
      />
      <Flex gap={2} wrap className={styles['acts']}>
        <Button
          ref={chooser}
          id={id}
          size="small"
          icon={Upload}
          onClick={() => file.current?.click()}
          onBlur={onBlur}
          aria-describedby={describedBy(id, message, look.help)['aria-describedby']}
        >
          {text('account.choosePicture')}
        </Button>
        {value !== '' && (
          <Button
            size="small"
            kind="quiet"
            icon={Trash2}
            onClick={() => {
              // This button disappears with the picture, so the focus moves to the other one.
              chooser.current?.focus({ preventScroll: true });
              setFileError(undefined);
              onChange('');
            }}
          >
            {text('account.removePicture')}
          </Button>
        )}
      </Flex>
    </Field>
  );
}
