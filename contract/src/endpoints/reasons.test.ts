import { rejectDoctor, suspendDoctor } from './admin';
import { reopenAppointment } from './doctor-appointments';
import { endSubscriber, waiveSubscriber } from './subscribers';

const reason = 'The license has expired.\nSend the renewed one.';

test.each([
  ['rejecting a doctor', rejectDoctor, {}],
  ['suspending a doctor', suspendDoctor, {}],
  ['reopening an appointment', reopenAppointment, {}],
  ['writing off an invoice', waiveSubscriber, {}],
  ['ending a subscription with notice', endSubscriber, { mode: 'notice', endOn: '2026-12-31' }],
  ['ending a subscription now', endSubscriber, { mode: 'now' }],
])('the reason for %s may have several lines, like its field', (_of, { body }, others) => {
  expect(body?.parse({ ...others, reason })).toMatchObject({ reason });
});
