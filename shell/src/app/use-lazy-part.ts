import type { ComponentType } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useLazyComponent, type PartLoader } from '@praxis/sdk/ui';
import { notify } from '../notifications/notice-store';
import { notifyPartFailed } from './part-failed';

/**
 * Lazy-loads a dialog of the shell when it is opened. A notice appears if that takes long or fails; a
 * failed dialog counts as closed, and the page behind it stays.
 *
 * @param load null while the dialog is closed
 */
export function useLazyPart<Props>(
  load: PartLoader<Props> | null,
  onClose: () => void,
): ComponentType<Props> | null {
  const { t } = useTranslation('shell');
  return useLazyComponent(
    load,
    () => {
      onClose();
      notifyPartFailed(t);
    },
    () => notify({ kind: 'info', text: t('remote.taking') }),
  );
}
