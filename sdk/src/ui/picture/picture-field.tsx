import { useRef, useState } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { RequestError } from '../../data/request-error';
import { Alert } from '../components/alert';
import { Avatar } from '../components/avatar';
import { Button } from '../components/button';
import { Flex } from '../components/flex';
import { lazyDialog } from '../lazy/lazy-dialog';
import { useFailureText } from '../text/failure-text';
import { useUiText } from '../text/use-ui-text';
import { croppedPicture, openPicture, pictureTypes, pictureErrorTexts } from './picture-file';

/** Contains the cropper. */
const PictureDialog = lazyDialog(
  () => import(/* webpackChunkName: "picture-dialog" */ './picture-dialog'),
);

export interface PictureFieldProps {
  /** Name of the person, whose initials replace a missing picture. */
  name: string;
  src?: string | null;
  /** Saves the picture, a small data URL, or removes it. A thrown `RequestError` is shown at the field. */
  onPut(image: string | null): Promise<void>;
}

/** A person's picture: picked from a file and cropped, or removed. Saves immediately. */
export function PictureField({ name, src, onPut }: PictureFieldProps) {
  const text = useUiText();
  const failureText = useFailureText();
  const file = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [cropping, setCropping] = useState<{ file: File; source: string }>();

  const closeDialog = () => {
    setError(null);
    setCropping(undefined);
  };

  const put = async (image: string | null) => {
    setBusy(true);
    setError(null);
    try {
      await onPut(image);
      setCropping(undefined);
    } catch (thrown) {
      if (!(thrown instanceof RequestError)) throw thrown;
      setError(failureText(thrown.failure));
    } finally {
      setBusy(false);
    }
  };

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    setError(null);
    const opened = await openPicture(chosen);
    if ('error' in opened) setError(text(pictureErrorTexts[opened.error]));
    else setCropping({ file: chosen, source: opened.source });
  };

  return (
    <>
      <Flex gap={4}>
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
        <Flex gap={2} wrap>
          <Button ref={chooser} icon={Upload} loading={busy} onClick={() => file.current?.click()}>
            {text('account.choosePicture')}
          </Button>
          {src && (
            <Button
              kind="quiet"
              icon={Trash2}
              disabled={busy}
              onClick={() => {
                // This button disappears with the picture, so the focus moves to the other one.
                chooser.current?.focus({ preventScroll: true });
                void put(null);
              }}
            >
              {text('account.removePicture')}
            </Button>
          )}
        </Flex>
      </Flex>
      {error !== null && !cropping && <Alert kind="danger">{error}</Alert>}
      {cropping && (
        <PictureDialog
          source={cropping.source}
          busy={busy}
          error={error}
          onTake={async (area) => put(await croppedPicture(cropping.file, cropping.source, area))}
          onClose={closeDialog}
        />
      )}
    </>
  );
}
