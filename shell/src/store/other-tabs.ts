import type { RecordKind } from '@praxis/contract';
import { recordsChanged, type QueryAction } from '@praxis/sdk/data';
import type { PraxisStore } from '@praxis/sdk/store';
import type { BackEnd } from '../boot/back-end';

type Kinds = readonly RecordKind[] | null;

/**
 * Revalidates the queries whose records a mutation in another tab has changed. The simulation notifies
 * tabs itself, once they have the data; with a real back end the tabs use a channel. Only the kinds of
 * records are sent, never the records.
 */
export function joinOtherTabs({ redux, onCommand }: PraxisStore, backEnd: BackEnd): () => void {
  const revalidate = (kinds: Kinds) => {
    redux.dispatch({ ...recordsChanged(kinds), elsewhere: true } satisfies QueryAction);
  };
  return backEnd.simulation
    ? followSimulation(backEnd.simulation, revalidate)
    : joinChannel(onCommand, revalidate);
}

function followSimulation(
  simulation: NonNullable<BackEnd['simulation']>,
  revalidate: (kinds: Kinds) => void,
): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  void simulation().then((running) => {
    if (!stopped) stop = running.onChange(revalidate);
  });
  return () => {
    stopped = true;
    stop?.();
  };
}

function joinChannel(
  onCommand: PraxisStore['onCommand'],
  revalidate: (kinds: Kinds) => void,
): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel('praxis.records');
  channel.onmessage = ({ data }: MessageEvent<Kinds>) => revalidate(data);
  const stop = onCommand((kinds) => channel.postMessage(kinds));
  return () => {
    stop();
    channel.close();
  };
}
