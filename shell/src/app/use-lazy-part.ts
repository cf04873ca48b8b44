import type { ComponentType } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useLazyComponent, type PartLoader } from '@praxis/sdk/ui';
import { notify } from '../notifications/notice-store';
import { partFailed } from './part-failed';

/**
 * A dialog of the shell whose code is fetched when it is asked for. Where that takes long or fails a notice
 * says so, and what failed counts as closed; the page behind it stays.
 *
 * @param load null while it is not asked for
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
      partFailed(t);
    },
    () => notify({ kind: 'info', text: t('remote.taking') }),
  );
}
