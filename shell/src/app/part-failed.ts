import type { TFunction } from 'i18next';
import { reloadKeepingForms } from '../releases/reload';
import { notify } from '../notifications/notice-store';

/** A part of the shell did not load: the page stays as it is, and a reload may bring the part. */
export function partFailed(shellText: TFunction): void {
  notify({
    kind: 'error',
    text: shellText('fault.title'),
    undo: { label: shellText('boot.reload'), run: reloadKeepingForms },
  });
}
