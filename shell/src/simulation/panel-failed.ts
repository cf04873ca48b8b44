import type { TFunction } from 'i18next';
import { notify } from '../notifications/notices';
import { closePanel } from './panel-state';

/** A part of the panel did not load: the page behind it stays, and a reload may bring it. */
export function panelFailed(shellText: TFunction): void {
  closePanel();
  notify({
    kind: 'error',
    text: shellText('fault.title'),
    undo: { label: shellText('boot.reload'), run: () => window.location.reload() },
  });
}
