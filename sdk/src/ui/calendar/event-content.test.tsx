import type { EventDisplayInfo } from '@fullcalendar/react';
import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { EventContent } from './event-content';

it.each([
  ['timeGridWeek', '09:45–10:15'],
  ['listWeek', '09:45–10:15 Uhr'],
])('says "Uhr" where there is room for it (%s)', async (type, time) => {
  const event = { title: 'Maya Okafor', extendedProps: {} };
  const info = { event, timeText: '09:45–10:15 Uhr', isShort: false, view: { type } };
  await renderUi(<EventContent {...(info as unknown as EventDisplayInfo)} />, { language: 'de' });
  expect(screen.getByText(/^09:45/)).toHaveTextContent(new RegExp(`^${time}$`));
});
