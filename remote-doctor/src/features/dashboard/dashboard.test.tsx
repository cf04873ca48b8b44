import { screen, waitFor, within } from '@testing-library/react';
import { getDoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { manifest } from '../../manifest';
import { remote } from '../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, manifest, path: '/doctor/dashboard', ...options });

const figure = (name: string) =>
  screen.getByRole('heading', { name }).closest('article') as HTMLElement;

it('shows how the practice is doing, what waits and who comes', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
  expect(figure('Collected')).toHaveTextContent('USD');
  expect(screen.getByRole('radio', { name: '30 days' })).toBeChecked();
});

it('asks for another period, and keeps the figures on show meanwhile', async () => {
  const { user, hold, sent } = await open();
  const collected = /2,520\.00 USD/;
  expect(figure('Collected')).toHaveTextContent(collected);
  const release = hold(getDoctorDashboard);
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  expect(figure('Collected')).toHaveTextContent(collected);
  release();
  await waitFor(() => expect(figure('Collected')).not.toHaveTextContent(collected));
  expect(sent.at(-1)?.query).toEqual({ from: '2025-12-30', to: '2026-01-05' });
});

it('says what failed, and shows the figures after another try', async () => {
  const { user } = await open({
    prepare: ({ failNext }) => failNext(getDoctorDashboard, 'offline'),
  });
  const alert = screen.getByRole('alert');
  expect(screen.queryByRole('heading', { name: 'Collected' })).not.toBeInTheDocument();
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Collected' })).toBeInTheDocument();
});
