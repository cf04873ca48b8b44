import { screen } from '@testing-library/react';
import type { Practice } from '@praxis/contract/entities/practice';
import { people, renderRemote, sample } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

beforeEach(() => sessionStorage.clear());

/** Text before a request is sent to a practice with a short minimum notice. */
async function answerDeadlineText(startAt: string): Promise<string | null> {
  await renderRemote({
    remote,
    path: `/patient/appointments/book?doctor=${people.doctor}&type=${sample.followUp}&at=${startAt}&step=check`,
    now: Date.parse('2026-01-05T14:00:00.000Z'),
    prepare({ simulation }) {
      const practices = simulation.database.table<Practice>('practice.practices');
      const practice = practices.get(people.practice)!;
      practices.put({ ...practice, policies: { ...practice.policies, leadTimeMin: 30 } });
    },
  });
  return (await screen.findByText(/The practice answers/)).textContent;
}

it('states that the practice answers at least two hours before the appointment', async () => {
  expect(await answerDeadlineText('2026-01-05T16:30:00.000Z')).toContain(
    'The practice answers within 48 hours, at the latest 2 hours before the appointment.',
  );
});

it('states that a request within the next two hours stays open until its start', async () => {
  expect(await answerDeadlineText('2026-01-05T16:00:00.000Z')).toContain(
    'The practice answers before the appointment.',
  );
});
