import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestError } from '../../data/request-error';
import type { Client } from '../../data/client';
import { renderUi } from '../../testing/render-ui';
import { StoreUnderTest } from '../../testing/store-under-test';
import { FreeTimes } from './free-times';

const show = (
  respond: () => Promise<{ items: { startAt: string; endAt?: string }[] }>,
  onChoose = jest.fn(),
  except?: { startAt: string; endAt: string },
) =>
  act(async () => {
    await renderUi(
      <StoreUnderTest client={{ call: respond } as unknown as Client}>
        <FreeTimes
          on="2026-03-02"
          zone="America/New_York"
          doctorId="1"
          visitTypeId="2"
          chosen="09:30"
          onChoose={onChoose}
          except={except}
        />
      </StoreUnderTest>,
    );
  });

const slots = async () => ({
  items: [{ startAt: '2026-03-02T14:00:00.000Z' }, { startAt: '2026-03-02T14:30:00.000Z' }],
});

it("offers the day's available times in the practice's time zone, with the chosen one checked", async () => {
  const onChoose = jest.fn();
  await show(slots, onChoose);
  const times = within(screen.getByRole('group', { name: 'Available times' }));
  expect(times.getByRole('radio', { name: '9:30 AM' })).toBeChecked();
  await userEvent.click(times.getByRole('radio', { name: '9:00 AM', checked: false }));
  expect(onChoose).toHaveBeenCalledWith('09:00');
});

it('is a single tab stop, on the chosen time', async () => {
  await show(slots);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '9:30 AM' })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('groups times by morning, afternoon and evening', async () => {
  await show(async () => ({
    items: [
      { startAt: '2026-03-02T14:00:00.000Z' },
      { startAt: '2026-03-02T17:00:00.000Z' },
      { startAt: '2026-03-02T22:30:00.000Z' },
    ],
  }));
  for (const [part, time] of [
    ['Morning', '9:00 AM'],
    ['Afternoon', '12:00 PM'],
    ['Evening', '5:30 PM'],
  ] as const)
    expect(within(screen.getByRole('group', { name: part })).getAllByRole('radio')).toEqual([
      screen.getByRole('radio', { name: time }),
    ]);
});

it('offers no times that overlap the excluded span', async () => {
  const at = (start: string, end: string) => ({
    startAt: `2026-03-02T${start}:00.000Z`,
    endAt: `2026-03-02T${end}:00.000Z`,
  });
  const day = [
    at('14:00', '14:30'),
    at('14:15', '14:45'),
    at('15:00', '15:30'),
    at('16:00', '16:30'),
  ];
  await show(async () => ({ items: day }), undefined, at('14:30', '16:00'));
  const offered = screen.getAllByRole('radio').map((time) => time.parentElement?.textContent);
  expect(offered).toEqual(['9:00 AM', '11:00 AM']);
});

it('shows that no times are available', async () => {
  await show(async () => ({ items: [] }));
  expect(screen.getByText('No available times on this day.')).toBeInTheDocument();
});

it('renders nothing if the times fail to load, since a time can be typed', async () => {
  await show(() => Promise.reject(new RequestError({ kind: 'timeout', status: 0 })));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
