import { day } from '@praxis/contract/rules/time/instants';
import { sharedContext } from '../../../checks/shared-context';
import { table } from '../tables';

const context = sharedContext();

/** Whose answer did not come, as both sides are told. */
const owedBy = (id: string) =>
  table(context().practice.database, 'notifications')
    .filter(({ kind, link }) => kind === 'appointmentLapsed' && link.endsWith(id))
    .map(({ values }) => values['owedBy']);

test.each([
  ['a request', 'practice'],
  ['a proposal', 'patient'],
])('of %s that lapsed says that the %s has not answered', async (_what, owes) => {
  const startAt = context().startIn(8);
  const { id } = context().appointment(
    owes === 'patient'
      ? { state: 'proposed', startAt, proposedStartAt: startAt }
      : { state: 'requested', startAt },
  );
  context().practice.advanceClock(20 * day);
  await context().calls.patient('GET /api/v1/patient/appointments');
  expect(owedBy(id)).toEqual([owes, owes]);
});
