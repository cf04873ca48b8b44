import type { EventDisplayInfo } from '@fullcalendar/react';
import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { EventContent } from './event-content';

it.each([
  ['timeGridWeek', '09:45–10:15'],
  ['listWeek', '09:45–10:15 Uhr'],
])('shows "Uhr" only in the list view (%s)', async (type, time) => {
  const event = { title: 'Maya Okafor', extendedProps: {} };
  const info = { event, timeText: '09:45–10:15 Uhr', isShort: false, view: { type } };
  await renderUi(<EventContent {...(info as unknown as EventDisplayInfo)} />, { language: 'de' });
  expect(screen.getByText(/^09:45/)).toHaveTextContent(new RegExp(`^${time}$`));
});

it.each([
  ['en', '1:15\u2009–\u20091:30', ['1:15', '\u2009–\u20091:30']],
  ['de', '13:15–13:30 Uhr', ['13:15', '–13:30']],
  ['pt', '13:15', ['13:15', '']],
] as const)(
  'splits the time of a short event into start and end: %s',
  async (language, timeText, parts) => {
    const event = { title: 'Liam Caldwell', extendedProps: {} };
    const info = { event, timeText, isShort: true, view: { type: 'timeGridWeek' } };
    await renderUi(<EventContent {...(info as unknown as EventDisplayInfo)} />, { language });
    const time = screen.getByText('Liam Caldwell').nextElementSibling;
    expect([...time!.querySelectorAll('span')].map((part) => part.textContent)).toEqual(parts);
  },
);
