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
  type PictureFault,
  type PictureSize,
} from './picture-file';

const faultTexts = {
  kind: 'account.pictureKind',
  size: 'account.pictureSize',
  unreadable: 'account.pictureUnreadable',
} as const satisfies Record<PictureFault, string>;

export interface ImageFieldProps extends FieldBinding<string>, FieldLook {
  /** What is kept of a larger picture: its middle, in this size. */
  size: PictureSize;
}

/** A picture that is chosen or dropped, as a data URL; empty where there is none. */
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
  const [fault, setFault] = useState<PictureFault>();
  const [over, setOver] = useState(false);

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const opened = await openPicture(chosen);
    if ('fault' in opened) {
      setFault(opened.fault);
      // It stands under the button, which has the focus.
      announce(text(faultTexts[opened.fault]), 'assertive');
      return;
    }
    setFault(undefined);
    onChange(await fittedPicture(chosen, opened.source, size));
  };

  const said = fault ? text(faultTexts[fault]) : error;
  return (
    <Field {...look} id={id} group error={said}>
      <div
        className={classNames(styles['place'], over && styles['over'])}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
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
          aria-describedby={describedBy(id, said, look.help)['aria-describedby']}
        >
          {text('account.choosePicture')}
        </Button>
        {value !== '' && (
          <Button
            size="small"
            kind="quiet"
            icon={Trash2}
            onClick={() => {
              // This button goes with the picture: the other one takes the focus.
              chooser.current?.focus({ preventScroll: true });
              setFault(undefined);
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
