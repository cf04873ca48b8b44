import { useTranslation, type RemoteManifest } from '@praxis/sdk';
import { VisuallyHidden } from '@praxis/sdk/ui';
import { Modal } from '@praxis/sdk/ui/modal';
import { Brand } from './brand';
import { MenuLinks } from './menu-links';

export interface OpenMenuProps {
  manifest: RemoteManifest | null;
  onClose(): void;
}

/** The menu as a drawer over the page, which a link closes as well. */
export default function OpenMenu({ manifest, onClose }: OpenMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <Modal
      look="menu"
      title={
        <>
          <Brand />
          <VisuallyHidden>{t('menu.label')}</VisuallyHidden>
        </>
      }
      onClose={onClose}
    >
      <MenuLinks manifest={manifest} collapsed={false} onFollow={onClose} />
    </Modal>
  );
}
