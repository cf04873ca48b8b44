import { screen, within } from '@testing-library/react';
import { people, renderRemote, sample, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

const open = (more: Partial<RenderRemoteOptions> = {}) => {
  const search = `?doctor=${people.doctor}&type=${sample.followUp}&step=time`;
  return renderRemote({ remote, path: `/patient/appointments/book${search}`, ...more });
};

/** Two days with times and a day without any between them. */
const free = ['2026-01-05T14:00', '2026-01-05T15:00', '2026-01-07T14:45', '2026-01-07T19:00'].map(
  (start) => `${start}:00.000Z`,
);
const openFree = () =>
  open({
    prepare: ({ server }) =>
      void server.get('/api/v1/doctors/:id/slots', () => ({
        timeZone: 'America/New_York',
        items: free.map((startAt) => ({ startAt, endAt: startAt })),
      })),
  });

const chosen = async () => {
  const time = await screen.findByRole<HTMLInputElement>('radio', { checked: true });
  expect(time).toHaveFocus();
  return free.indexOf(time.value);
};

it.each([
  ['fr', 'Aucun'],
  ['pt', 'Nenhum'],
] as const)(
  'agrees with the gender of “time” in an empty day’s text: %s',
  async (language, none) => {
    await open({ language });
    const sunday = await screen.findByRole('group', { name: /^(dim|dom)\./i });
    expect(within(sunday).getByText(none)).toBeInTheDocument();
  },
);

it('is one tab stop, from which Tab goes to Next with the selected time', async () => {
  const { user } = await openFree();
  await user.click(screen.getByRole('button', { name: 'Later days' }));
  await user.click(screen.getByRole('button', { name: 'Earlier days' }));
  await user.tab();
  await user.tab();
  const [first] = screen.getAllByRole('radio');
  expect(first).toHaveFocus();
  expect(first).not.toBeChecked();
  await user.keyboard(' ');
  expect(first).toBeChecked();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(first).toHaveFocus();
});

it('moves by arrow keys between times and days, and by Home and End', async () => {
  const { user } = await openFree();
  await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await user.keyboard('{ArrowDown}');
  expect(await chosen()).toBe(1);
  // To the nearest time of day, skipping a day without any.
  await user.keyboard('{ArrowRight}');
  expect(await chosen()).toBe(2);
  await user.keyboard('{ArrowRight}');
  expect(await chosen()).toBe(2);
  await user.keyboard('{ArrowUp}');
  expect(await chosen()).toBe(1);
  await user.keyboard('{End}');
  expect(await chosen()).toBe(3);
  await user.keyboard('{ArrowLeft}');
  expect(await chosen()).toBe(1);
  await user.keyboard('{Home}');
  expect(await chosen()).toBe(0);
});
