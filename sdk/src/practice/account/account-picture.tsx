import { createElement, useRef, useState } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { setAvatar, type Me } from '@praxis/contract/endpoints/me';
import { RequestError } from '../../data/request-error';
import { useMutation } from '../../data/use-mutation';
import { useHost } from '../../host';
import { Alert } from '../../ui/components/alert';
import { Avatar } from '../../ui/components/avatar';
import { Button } from '../../ui/components/button';
import { Flex } from '../../ui/components/flex';
import { FormSection } from '../../ui/overlay/form-page';
import { useLazyDialog } from '../../ui/lazy/use-lazy-dialog';
import { useFailureText } from '../../ui/text/failure-text';
import { useUiText } from '../../ui/text/use-ui-text';
import { croppedPicture, openPicture, pictureTypes, type PictureFault } from './picture-file';

/** The cropper comes when a picture was chosen. */
const loadDialog = () => import(/* webpackChunkName: "picture-dialog" */ './picture-dialog');

const faultTexts = {
  kind: 'account.pictureKind',
  size: 'account.pictureSize',
  unreadable: 'account.pictureUnreadable',
} as const satisfies Record<PictureFault, string>;

/** The account's picture: chosen from a file and cropped, or taken away. */
export function AccountPicture({ me }: { me: Me }) {
  const text = useUiText();
  const failureText = useFailureText();
  const host = useHost();
  const { run } = useMutation(setAvatar);
  const file = useRef<HTMLInputElement>(null);
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
      const { avatarUrl } = await run(
        { version: me.version, body: { image } },
        { success: text(image ? 'account.pictureChanged' : 'account.pictureRemoved') },
      );
      host.updateUserData({ avatarUrl });
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
    <FormSection title={text('account.picture')} help={text('account.pictureHelp')}>
      <Flex gap={4} wrap>
        <Avatar name={me.fullName} src={me.avatarUrl} size={72} />
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
        <Button icon={Upload} loading={busy} onClick={() => file.current?.click()}>
          {text('account.choosePicture')}
        </Button>
        {me.avatarUrl && (
          <Button kind="quiet" icon={Trash2} disabled={busy} onClick={() => void put(null)}>
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
    </FormSection>
  );
}
