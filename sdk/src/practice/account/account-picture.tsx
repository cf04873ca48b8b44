import { type Me } from '@praxis/contract/endpoints/me';
import { setAvatar } from '@praxis/contract/endpoints/me-changes';
import { useMutation } from '../../data/use-mutation';
import { useHost } from '../../host';
import { FormSection } from '../../ui/overlay/form-page';
import { PictureField } from '../../ui/picture/picture-field';
import { useUiText } from '../../ui/text/use-ui-text';

/** The account's picture, with a note about who can see it. */
export function AccountPicture({ me }: { me: Me }) {
  const text = useUiText();
  const host = useHost();
  const { run } = useMutation(setAvatar);
  return (
    <FormSection title={text('account.picture')} help={text(`account.pictureHelp.${me.role}`)}>
      <PictureField
        name={me.fullName}
        src={me.avatarUrl}
        onPut={async (image) => {
          const { avatarUrl } = await run(
            { version: me.version, body: { image } },
            { success: text(image ? 'account.pictureChanged' : 'account.pictureRemoved') },
          );
          host.updateUserData({ avatarUrl });
        }}
      />
    </FormSection>
  );
}
