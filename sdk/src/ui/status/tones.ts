import type { ThreadStatus } from '@praxis/contract/entities/thread';
import type { VacationState } from '@praxis/contract/entities/vacation';
import type { Tone } from '../theme/tokens';

/** Tones by kind of record (`plan`), then by status. */
export type Tones = Readonly<Record<string, Readonly<Record<string, Tone>>>>;

/**
 * Exactly one tone for each status of an app. Success: as it should be. Warning: needs action. Danger:
 * failed or lost. Info: in progress. Neutral: finished or not started.
 * @example satisfies TonesOf<{ plan: PlanStatus }>
 */
export type TonesOf<Statuses extends Record<string, string>> = {
  readonly [Kind in keyof Statuses]: Readonly<Record<Statuses[Kind], Tone>>;
};

/** Tones of the records that the sdk shows in every app. */
export const sdkTones = {
  thread: { open: 'info', closed: 'neutral' },
  vacation: { planned: 'info', active: 'success', ended: 'neutral', cancelled: 'neutral' },
} as const satisfies TonesOf<{ thread: ThreadStatus; vacation: VacationState }>;
