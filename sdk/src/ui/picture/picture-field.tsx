import { createElement, useRef, useState } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { RequestError } from '../../data/request-error';
import { Alert } from '../components/alert';
import { Avatar } from '../components/avatar';
import { Button } from '../components/button';
import { Flex } from '../components/flex';
import { useLazyDialog } from '../lazy/use-lazy-dialog';
import { useFailureText } from '../text/failure-text';
import { useUiText } from '../text/use-ui-text';
import { croppedPicture, openPicture, pictureTypes, type PictureFault } from './picture-file';

/** The cropper comes when a picture was chosen. */
const loadDialog = () => import(/* webpackChunkName: "picture-dialog" */ './picture-dialog');

const faultTexts = {
  kind: 'account.pictureKind',
  size: 'account.pictureSize',
  unreadable: 'account.pictureUnreadable',
} as const satisfies Record<PictureFault, string>;

export interface PictureFieldProps {
  /** Whose picture it is: the initials stand in where there is none. */
  name: string;
  src?: string | null;
  /**
   * Keeps the picture, a small data URL, or takes it away. A `RequestError` that it throws is said
   * beside the field.
   */
  onPut(image: string | null): Promise<void>;
}

/** A person's picture: chosen from a file and cropped, or taken away, and kept at once. */
export function PictureField({ name, src, onPut }: PictureFieldProps) {
  const text = useUiText();
  const failureText = useFailureText();
  const file = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [cropping, setCropping] = useState<{ file: File; source: string }>();

  const closeDialog = () => {
    setFault(null);
    setCropping(undefined);
  };
  const PictureDialog = useLazyDialog(cropping ? loadDialog : null, closeDialog);

  const put = async (image: string | null) => {
    setBusy(true);
    setFault(null);
    try {
      await onPut(image);
      setCropping(undefined);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(failureText(error.failure));
    } finally {
      setBusy(false);
    }
  };

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    setFault(null);
    const opened = await openPicture(chosen);
    if ('fault' in opened) setFault(text(faultTexts[opened.fault]));
    else setCropping({ file: chosen, source: opened.source });
  };

  return (
    <>
      <Flex gap={4} wrap>
        <Avatar name={name} src={src} size={72} />
        <input
          ref={file}
          type="file"
          hidden
          aria-label={text('account.picture')}
          accept={pictureTypes.join(',')}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            void choose(chosen);
          }}
        />
        <Button ref={chooser} icon={Upload} loading={busy} onClick={() => file.current?.click()}>
          {text('account.choosePicture')}
        </Button>
        {src && (
          <Button
            kind="quiet"
            icon={Trash2}
            disabled={busy}
            onClick={() => {
              // This button goes with the picture: the other one takes the focus.
              chooser.current?.focus({ preventScroll: true });
              void put(null);
            }}
          >
            {text('account.removePicture')}
          </Button>
        )}
      </Flex>
      {fault !== null && !cropping && <Alert kind="danger">{fault}</Alert>}
      {cropping &&
        PictureDialog &&
        createElement(PictureDialog, {
          source: cropping.source,
          busy,
          fault,
          onTake: async (area) => put(await croppedPicture(cropping.file, cropping.source, area)),
          onClose: closeDialog,
        })}
    </>
  );
}
