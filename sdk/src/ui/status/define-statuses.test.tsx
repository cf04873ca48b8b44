import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { renderUi } from '../../testing/render-ui';
import { defineStatuses } from './define-statuses';

const { StatusTag, toneOf } = defineStatuses('rooms', {
  room: { free: 'success', beingCleaned: 'warning' },
});

it("shows an app's own status with the app's text and tone", async () => {
  await renderUi(<p />, { language: 'fr' });
  i18next.addResourceBundle('fr', 'rooms', { status: { room: { beingCleaned: 'En nettoyage' } } });
  render(<StatusTag of="room" status="beingCleaned" />);
  expect(screen.getByText('En nettoyage')).toHaveClass('warning', 'dot');
  expect(toneOf('room', 'beingCleaned')).toBe('warning');
});

it("shows a status of the sdk with the sdk's text and tone", async () => {
  await renderUi(<StatusTag of="vacation" status="planned" />, { language: 'de' });
  expect(screen.getByText('Geplant')).toHaveClass('info', 'dot');
  expect(toneOf('thread', 'closed')).toBe('neutral');
});
