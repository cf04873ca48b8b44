import type { Notice } from '@praxis/sdk';
import { identity, userKeyOf, suspended } from '../auth/session';
import { createWatched } from '../boot/watched';

export interface ShownNotice extends Notice {
  id: number;
  /** What it stands for, newest first, where several failures say the same: their Retry is one button. */
  joined?: readonly Notice[];
}

/** More than this would hide the page (docs/design.md#patterns). */
const most = 2;

/** The notices on show, newest first. */
export const notices = createWatched<readonly ShownNotice[]>([]);

/** Said on the page of somebody whose session has ended by itself: shown when they are back. */
let kept: readonly ShownNotice[] = [];

let lastId = 0;

// What was said to somebody may name others, and is not for who comes next.
let whose = userKeyOf(identity.get());
identity.subscribe(() => {
  const now = userKeyOf(identity.get());
  if (whose !== null && now !== whose) {
    kept = [];
    notices.set([]);
  }
  whose = now;
});

// Nor for whoever passes by the sign-in page that stands over theirs meanwhile.
suspended.subscribe(() => {
  const back = suspended.get() ? [] : [...notices.get(), ...kept].slice(0, most);
  kept = suspended.get() ? notices.get() : [];
  notices.set(back);
});

export function notify(notice: Notice): void {
  notices.set(added(notice, notices.get()));
}

/** The same of a role app: its page is out of sight while its person is away. */
export function notifyOfApp(notice: Notice): void {
  if (suspended.get()) kept = added(notice, kept);
  else notify(notice);
}

function added(notice: Notice, to: readonly ShownNotice[]): ShownNotice[] {
  const current = to.flatMap((shown) => withoutOutdated(shown, notice));
  const same = current.find((shown) => saysTheSame(shown, notice));
  const earlier = same && notice.undo ? (same.joined ?? [same]) : [];
  const others = current.filter((shown) => shown !== same);
  return [{ ...joinedOf([notice, ...earlier]), id: ++lastId }, ...others].slice(0, most);
}

/** What fails again and again says so once; what can be undone is each time something else. */
const saysTheSame = (one: Notice, other: Notice): boolean =>
  one.kind === other.kind &&
  one.text === other.text &&
  ((!one.undo && !other.undo) || (isRepeatable(one) && isRepeatable(other)));

/** A command that failed, and can be tried again whatever else is. */
const isRepeatable = ({ kind, undo, about }: Notice): boolean =>
  kind === 'error' && undo !== undefined && about !== undefined;

/** What was said of a record and is no longer so goes. */
function withoutOutdated(shown: ShownNotice, { about }: Notice): ShownNotice[] {
  const all = shown.joined ?? [shown];
  const current = all.filter((one) => about === undefined || one.about !== about);
  if (current.length === all.length) return [shown];
  return current.length > 0 ? [{ ...joinedOf(current), id: shown.id }] : [];
}

function joinedOf(all: readonly Notice[]): Notice & Pick<ShownNotice, 'joined'> {
  const { joined: _joined, ...newest } = all[0] as ShownNotice;
  if (all.length === 1 || !newest.undo) return newest;
  // In the order in which they were tried first.
  const run = () => all.toReversed().forEach(({ undo }) => undo?.run());
  return { ...newest, joined: all, undo: { ...newest.undo, run } };
}

export function dismiss(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}
