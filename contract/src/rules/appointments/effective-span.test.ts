import { effectiveSpan, effectiveStartAt, effectiveTimes, proposedTimes } from './effective-span';
import { toMillis } from '../time/instants';
import { anAppointment } from '../testing/records';

const requested = anAppointment();
const proposed = anAppointment({ state: 'proposed', proposedStartAt: '2026-03-11T09:00:00.000Z' });

test('the proposed time applies while a proposal is open', () => {
  expect(effectiveSpan(proposed)).toEqual({
    from: toMillis('2026-03-11T09:00:00.000Z'),
    to: toMillis('2026-03-11T09:30:00.000Z'),
  });
  expect(effectiveStartAt(proposed)).toBe('2026-03-11T09:00:00.000Z');
  expect(effectiveTimes(proposed)).toEqual({
    startAt: '2026-03-11T09:00:00.000Z',
    endAt: '2026-03-11T09:30:00.000Z',
  });
});

test('otherwise the requested time applies', () => {
  expect(effectiveStartAt({ ...proposed, state: 'requested' })).toBe(requested.startAt);
  expect(effectiveTimes(requested)).toEqual({ startAt: requested.startAt, endAt: requested.endAt });
});

test('proposed times include the end, in any later state', () => {
  const times = { startAt: '2026-03-11T09:00:00.000Z', endAt: '2026-03-11T09:30:00.000Z' };
  expect(proposedTimes(proposed)).toEqual(times);
  expect(proposedTimes({ ...proposed, state: 'declined' })).toEqual(times);
  expect(proposedTimes(requested)).toBeUndefined();
});
