import { useTranslation, type Navigation } from '@praxis/sdk';
import { VisuallyHidden } from '@praxis/sdk/ui';
import { Modal } from '@praxis/sdk/ui/modal';
import { Brand } from './brand';
import { MenuLinks } from './menu-links';

export interface OpenMenuProps {
  navigation: Navigation | null;
  onClose(): void;
}

/** The menu as a modal drawer; following a link closes it. */
export default function OpenMenu({ navigation, onClose }: OpenMenuProps) {
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
      <MenuLinks navigation={navigation} collapsed={false} onFollow={onClose} />
    </Modal>
  );
}
