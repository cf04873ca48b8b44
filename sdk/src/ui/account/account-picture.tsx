import { useRef, useState } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { setAvatar, type Me } from '@praxis/contract/endpoints/me';
import { RequestError } from '../../data/request-error';
import { useHost } from '../../host';
import { useAct } from '../act/use-act';
import { Alert } from '../components/alert';
import { Avatar } from '../components/avatar';
import { Button } from '../components/button';
import { Flex } from '../components/flex';
import { FormSection } from '../overlay/form-page';
import { useFailureText } from '../text/failure-text';
import { useUiText } from '../text/use-ui-text';
import { largestPicture, pictureTypes, squarePicture } from './picture-file';

/** The account's picture: chosen from a file, or taken away. */
export function AccountPicture({ me }: { me: Me }) {
  const text = useUiText();
  const failureText = useFailureText();
  const host = useHost();
  const { carryOut } = useAct();
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const put = async (image: string | null) => {
    setBusy(true);
    setFault(null);
    try {
      const { avatarUrl } = await carryOut(
        setAvatar,
        { version: me.version, body: { image } },
        text(image ? 'account.pictureChanged' : 'account.pictureRemoved'),
      );
      host.updateUserData({ avatarUrl });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(failureText(error.failure));
    } finally {
      setBusy(false);
    }
  };

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (!pictureTypes.includes(chosen.type) || chosen.size > largestPicture) {
      setFault(text('account.pictureRefused'));
      return;
    }
    let image: string;
    try {
      image = await squarePicture(chosen);
    } catch {
      setFault(text('account.pictureRefused'));
      return;
    }
    await put(image);
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
      {fault !== null && <Alert kind="danger">{fault}</Alert>}
    </FormSection>
  );
}
