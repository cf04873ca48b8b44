import type { Notice } from '@praxis/sdk';
import { identity, userKeyOf, suspended } from '../auth/session';
import { createWatched } from '../boot/watched';

export interface ShownNotice extends Notice {
  id: number;
  /** The equal failures that it merges, newest first: they have one Retry. */
  merged?: readonly Notice[];
}

/** More notices would hide the page (docs/design.md#patterns). */
const maxShown = 2;

/** The shown notices, newest first. */
export const notices = createWatched<readonly ShownNotice[]>([]);

/** Notices of a suspended session, shown again when the user has signed in. */
let hidden: readonly ShownNotice[] = [];

let lastId = 0;

// Notices may contain personal data, so another user must not see them.
let owner = userKeyOf(identity.get());
identity.subscribe(() => {
  const now = userKeyOf(identity.get());
  if (owner !== null && now !== owner) {
    hidden = [];
    notices.set([]);
  }
  owner = now;
});

// Hidden while the sign-in page of a suspended session is shown.
suspended.subscribe(() => {
  const restored = suspended.get() ? [] : [...notices.get(), ...hidden].slice(0, maxShown);
  hidden = suspended.get() ? notices.get() : [];
  notices.set(restored);
});

export function notify(notice: Notice): void {
  notices.set(withNotice(notice, notices.get()));
}

/** Notifies for a role app, whose page is hidden while the session is suspended. */
export function notifyOfApp(notice: Notice): void {
  if (suspended.get()) hidden = withNotice(notice, hidden);
  else notify(notice);
}

function withNotice(notice: Notice, to: readonly ShownNotice[]): ShownNotice[] {
  const current = to.flatMap((shown) => withoutOutdated(shown, notice));
  const same = current.find((shown) => canMerge(shown, notice));
  const earlier = same && notice.undo ? (same.merged ?? [same]) : [];
  const others = current.filter((shown) => shown !== same);
  return [{ ...merge([notice, ...earlier]), id: ++lastId }, ...others].slice(0, maxShown);
}

/** Repeated failures merge; undoable notices do not, because each undo differs. */
const canMerge = (a: Notice, b: Notice): boolean =>
  a.kind === b.kind &&
  a.text === b.text &&
  ((!a.undo && !b.undo) || (isRepeatable(a) && isRepeatable(b)));

/** Whether it is a failed mutation with Retry. */
const isRepeatable = ({ kind, undo, about }: Notice): boolean =>
  kind === 'error' && undo !== undefined && about !== undefined;

/** Removes what a new notice about the same record makes outdated. */
function withoutOutdated(shown: ShownNotice, { about }: Notice): ShownNotice[] {
  const all = shown.merged ?? [shown];
  const current = all.filter((notice) => about === undefined || notice.about !== about);
  if (current.length === all.length) return [shown];
  return current.length > 0 ? [{ ...merge(current), id: shown.id }] : [];
}

function merge(all: readonly Notice[]): Notice & Pick<ShownNotice, 'merged'> {
  const { merged: _merged, ...newest } = all[0] as ShownNotice;
  if (all.length === 1 || !newest.undo) return newest;
  // In the original order.
  const run = () => all.toReversed().forEach(({ undo }) => undo?.run());
  return { ...newest, merged: all, undo: { ...newest.undo, run } };
}

export function dismiss(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}
