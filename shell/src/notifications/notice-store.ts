import type { Notice } from '@praxis/sdk';
import { identity, personOf } from '../auth/session';
import { createWatched } from '../boot/watched';

export interface ShownNotice extends Notice {
  id: number;
}

/** More than this would hide the page (docs/design.md#patterns). */
const most = 2;

/** The notices on show, newest first. */
export const notices = createWatched<readonly ShownNotice[]>([]);

let lastId = 0;

// What was said to somebody may name others, and is not for who comes next.
let whose = personOf(identity.get());
identity.subscribe(() => {
  const now = personOf(identity.get());
  if (whose !== null && now !== whose) notices.set([]);
  whose = now;
});

export function notify(notice: Notice): void {
  const others = notices.get().filter((shown) => !saysTheSame(shown, notice));
  notices.set([{ ...notice, id: ++lastId }, ...others].slice(0, most));
}

/** What fails again and again says so once; what can be undone is each time something else. */
const saysTheSame = (one: Notice, other: Notice): boolean =>
  one.kind === other.kind && one.text === other.text && !one.undo && !other.undo;

export function dismiss(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}
