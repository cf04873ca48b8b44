import type { Change, Database } from '../core/database';

type Message =
  | { kind: 'changes'; changes: readonly Change[] }
  | { kind: 'clock'; offset: number }
  /** The sample data was made anew, or other data was imported: everything is different. */
  | { kind: 'replaced' };

interface OtherTabsOptions {
  database: Database;
  /** Another tab changed something. */
  onChange(changes: readonly Change[]): void;
  onClock(offset: number): void;
  onReplaced(): void;
}

/** Hands changes to the other tabs of this browser at once, and takes theirs over. */
export function joinOtherTabs({ database, onChange, onClock, onReplaced }: OtherTabsOptions) {
  if (typeof BroadcastChannel === 'undefined') return { send: () => {}, stop: () => {} };
  const channel = new BroadcastChannel('praxis-simulation');
  const stopFollowing = database.onChange((changes) =>
    channel.postMessage({ kind: 'changes', changes } satisfies Message),
  );
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'changes') {
      database.apply(data.changes);
      onChange(data.changes);
    } else if (data.kind === 'clock') onClock(data.offset);
    else onReplaced();
  };
  return {
    send: (message: Message) => channel.postMessage(message),
    stop() {
      stopFollowing();
      channel.close();
    },
  };
}
