import type { TFunction } from 'i18next';
import { reloadKeepingForms } from '../releases/reload';
import { notify } from '../notifications/notice-store';

/** Notifies that a part of the shell failed to load, and offers a reload. The page stays as it is. */
export function notifyPartFailed(shellText: TFunction): void {
  notify({
    kind: 'error',
    text: shellText('fault.title'),
    undo: { label: shellText('boot.reload'), run: reloadKeepingForms },
  });
}
