import type { RecordKind } from '@praxis/contract';
import { recordsChanged, type QueryAction } from '@praxis/sdk/data';
import type { PraxisStore } from '@praxis/sdk/store';
import type { BackEnd } from '../boot/back-end';

type Kinds = readonly RecordKind[] | null;

/**
 * What a command of one tab changed is asked for again in the others, and nothing else. The
 * simulation tells the tabs of a browser itself, once they have what was written; before a real
 * back end the tabs tell each other. Kinds of records travel, never the records.
 */
export function joinOtherTabs({ redux, onCommand }: PraxisStore, backEnd: BackEnd): () => void {
  const load = (kinds: Kinds) => {
    redux.dispatch({ ...recordsChanged(kinds), elsewhere: true } satisfies QueryAction);
  };
  return backEnd.simulation
    ? followSimulation(backEnd.simulation, load)
    : joinChannel(onCommand, load);
}

function followSimulation(
  simulation: NonNullable<BackEnd['simulation']>,
  load: (kinds: Kinds) => void,
): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  void simulation().then((running) => {
    if (!stopped) stop = running.onChange(load);
  });
  return () => {
    stopped = true;
    stop?.();
  };
}

function joinChannel(
  onCommand: PraxisStore['onCommand'],
  load: (kinds: Kinds) => void,
): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel('praxis.records');
  channel.onmessage = ({ data }: MessageEvent<Kinds>) => load(data);
  const stop = onCommand((kinds) => channel.postMessage(kinds));
  return () => {
    stop();
    channel.close();
  };
}
