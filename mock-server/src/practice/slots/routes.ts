import { RuleError } from '@praxis/contract';
import * as endpoints from '@praxis/contract/endpoints/public';
import { blockedSpan } from '@praxis/contract/rules/booking-checks';
import { daysBetween } from '@praxis/contract/rules/days';
import { toInstant } from '@praxis/contract/rules/instants';
import { bookingWindow, freeSlots } from '@praxis/contract/rules/slots';
import type { Handler } from '../../core/module';
import { blockingOf, closedSpans, hoursOf, visitTypeOf } from '../appointments/context';
import { practiceOf } from '../caller';
import { verifiedDoctor } from '../doctors/public-doctor';
import { handle } from '../handle';
import { lastDay } from '../last-day';
import { ensureDoctor } from '../sample';

/** The most days that are searched at once. */
const daysAtMost = 31;

export const listSlots = handle(
  endpoints.listSlots,
  ({ params, query }, simulation) => {
    const doctor = verifiedDoctor(simulation, params.id);
    const { from, to, visitTypeId } = query;
    const days = daysBetween(from, to) + 1;
    if (days < 1 || days > daysAtMost || to > lastDay)
      throw new RuleError('validation_failed', 'Ask for 1 to 31 days.', { to: ['range'] });
    const practice = practiceOf(simulation, doctor.practiceId);
    const slots = freeSlots(
      {
        ...hoursOf(simulation, doctor.id, practice),
        visitType: visitTypeOf(simulation, doctor.id, visitTypeId),
        closed: closedSpans(simulation, doctor.id),
        blocked: blockingOf(simulation, doctor.id).map(blockedSpan),
        ...bookingWindow(simulation.now(), practice.policies, practice.timeZone),
      },
      from,
      to,
    );
    return {
      timeZone: practice.timeZone,
      items: slots.map((slot) => ({
        startAt: toInstant(slot.from),
        endAt: toInstant(slot.to),
      })),
    };
  },
  { prepare: ({ params }, simulation) => ensureDoctor(simulation, params.id) },
);

export const handlers: readonly Handler[] = [listSlots];
