import { useTranslation } from '@praxis/sdk';
import { Modal } from '@praxis/sdk/ui/overlay';
import type { Registry } from '../federation/registry';
import { VersionsList } from './versions-list';

/** What this page is made of, for whoever is asked by somebody who helps them. */
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
