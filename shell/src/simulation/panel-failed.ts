import type { TFunction } from 'i18next';
import { notifyPartFailed } from '../app/part-failed';
import { closePanel } from './panel-state';

/** A part of the panel did not load: it closes, and the page behind it stays. */
export function panelFailed(shellText: TFunction): void {
  closePanel();
  notifyPartFailed(shellText);
}
