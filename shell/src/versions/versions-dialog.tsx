import { useTranslation } from '@praxis/sdk';
import { Modal } from '@praxis/sdk/ui/overlay';
import type { Registry } from '../federation/registry';
import { VersionsList } from './versions-list';

/** The versions on this page, for support requests. */
export default function VersionsDialog({
  registry,
  onClose,
}: {
  registry: Registry;
  onClose(): void;
}) {
  const { t } = useTranslation('versions');
  return (
    <Modal title={t('title')} onClose={onClose}>
      <VersionsList registry={registry} />
    </Modal>
  );
}
