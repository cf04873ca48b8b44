import type { Notice } from '@praxis/sdk';
import { createWatched } from '../boot/watched';

export interface ShownNotice extends Notice {
  id: number;
}

/** More than this would hide the page (docs/design.md#patterns). */
const most = 2;

/** The notices on show, newest first. */
export const notices = createWatched<readonly ShownNotice[]>([]);

let lastId = 0;

export function notify(notice: Notice): void {
  notices.set([{ ...notice, id: ++lastId }, ...notices.get()].slice(0, most));
}

export function dismiss(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}
