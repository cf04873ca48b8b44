import { day } from '@praxis/contract/rules/time/instants';
import { sharedContext } from '../../../checks/shared-context';
import { table } from '../tables';

const context = sharedContext();

/** The proposed times in the notifications of both sides. */
const proposed = (id: string) =>
  table(context().practice.database, 'notifications')
    .filter(({ kind, link }) => kind === 'appointmentLapsed' && link.endsWith(id))
    .map(({ values }) => values['proposedStartAt']);

test.each([
  ['a request', false],
  ['a proposal', true],
])(
  'the notification of %s that lapsed includes the time only if proposed',
  async (_what, isProposal) => {
    const startAt = context().startIn(8);
    const { id } = context().appointment(
      isProposal
        ? { state: 'proposed', startAt, proposedStartAt: startAt }
        : { state: 'requested', startAt },
    );
    context().practice.advanceClock(20 * day);
    await context().calls.patient('GET /api/v1/patient/appointments');
    const lapsedTime = isProposal ? startAt : undefined;
    expect(proposed(id)).toEqual([lapsedTime, lapsedTime]);
  },
);
