import type { ConflictDecisionInput } from '@praxis/contract/endpoints/vacation-inputs';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { When } from '@praxis/sdk/practice/when';
import type { FieldErrors } from '@praxis/sdk/ui/form';
import { instantOf } from '@praxis/sdk/ui/page';
import type { VacationSpan } from '@praxis/sdk/practice/vacation';

/** Decision about one appointment as form values; `on` and `time` apply if it is rescheduled. */
export interface DraftDecision extends When {
  decision: ConflictDecisionInput['decision'] | '';
}

export const undecided: DraftDecision = { decision: '', on: null, time: null };

/** Decisions by appointment id; they stay when the dates of the vacation change. */
export type DraftDecisions = Readonly<Record<string, DraftDecision>>;

/** Name of the form field for a part of a decision. */
export const fieldOf = (appointmentId: string, part: keyof DraftDecision): string =>
  `decisions.${appointmentId}.${part}`;

interface FaultTexts {
  required: string;
  choose: string;
  /** The time is skipped by DST. */
  skipped: string;
  /** The new time is within the vacation. */
  away: string;
}

/** Validates the decisions and returns error messages by field. */
export function decisionFaults(
  conflicts: readonly DoctorAppointment[],
  drafts: DraftDecisions,
  { span, zone, texts }: { span: VacationSpan; zone: string; texts: FaultTexts },
): FieldErrors {
  const faults: Record<string, string> = {};
  for (const { id } of conflicts) {
    const { decision, on, time } = drafts[id] ?? undecided;
    if (decision === '') faults[fieldOf(id, 'decision')] = texts.choose;
    if (decision !== 'reschedule') continue;
    if (!on) faults[fieldOf(id, 'on')] = texts.required;
    if (!time) faults[fieldOf(id, 'time')] = texts.required;
    if (!on || !time) continue;
    const startAt = instantOf(on, time, zone);
    if (!startAt) faults[fieldOf(id, 'time')] = texts.skipped;
    else if (span.startAt <= startAt && startAt < span.endAt)
      faults[fieldOf(id, 'on')] = texts.away;
  }
  return faults;
}

/** Request body of valid decisions. */
export function decisionsFor(
  conflicts: readonly DoctorAppointment[],
  drafts: DraftDecisions,
  zone: string,
): ConflictDecisionInput[] {
  return conflicts.flatMap(({ id: appointmentId }): ConflictDecisionInput[] => {
    const { decision, on, time } = drafts[appointmentId] ?? undecided;
    if (decision === '') return [];
    if (decision !== 'reschedule') return [{ appointmentId, decision }];
    const startAt = on && time ? instantOf(on, time, zone) : null;
    return startAt ? [{ appointmentId, decision, startAt }] : [];
  });
}

/** Maps the decision fields of the request to those of the form. */
export const sentFields = (sent: readonly ConflictDecisionInput[]): Record<string, string> =>
  Object.fromEntries(
    sent.flatMap(({ appointmentId }, index) => [
      [`decisions.${index}.decision`, fieldOf(appointmentId, 'decision')],
      [`decisions.${index}.startAt`, fieldOf(appointmentId, 'time')],
    ]),
  );
