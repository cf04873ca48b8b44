import type { ThreadStatus } from '@praxis/contract/entities/thread';
import type { VacationState } from '@praxis/contract/entities/vacation';
import type { Tone } from '../theme/tokens';

/** Tones by what has a status (`plan`), then by status. */
export type Tones = Readonly<Record<string, Readonly<Record<string, Tone>>>>;

/**
 * What the tones of an app have to be: one for each status, and none beside them. Success: as it
 * should be. Warning: somebody has to act. Danger: failed, or lost. Info: under way. Neutral: over,
 * or not begun.
 * @example satisfies TonesOf<{ plan: PlanStatus }>
 */
export type TonesOf<Statuses extends Record<string, string>> = {
  readonly [Kind in keyof Statuses]: Readonly<Record<Statuses[Kind], Tone>>;
};

/** Of what the sdk itself shows, in every app. */
export const sdkTones = {
  thread: { open: 'info', closed: 'neutral' },
  vacation: { planned: 'info', active: 'success', ended: 'neutral', cancelled: 'neutral' },
} as const satisfies TonesOf<{ thread: ThreadStatus; vacation: VacationState }>;
