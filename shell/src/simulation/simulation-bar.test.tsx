import { act, render, screen } from '@testing-library/react';
import { createBackEnd } from '../boot/back-end';
import { createDeployment } from '../boot/deployment';
import { startSimulation } from '../boot/simulation';
import { Registry } from '../federation/registry';
import { renderShell } from '../testing/render-shell';
import { SimulationBar } from './simulation-bar';

const sample = /sample data, in this browser only/;

it('warns that changes are not saved while persistence fails', async () => {
  let notify: (isPersisted: boolean) => void = () => undefined;
  const { deployment } = await renderShell('/sign-up', 'en', undefined, async () => ({
    ...(await startSimulation()),
    onPersistenceChange(listener) {
      notify = listener;
      return () => undefined;
    },
  }));
  expect(screen.getByText(sample)).toBeInTheDocument();
  await deployment.backEnd.ready();
  act(() => notify(false));
  expect(screen.getByText(/Not saved.* Export your data before you close/)).toBeVisible();
  expect(screen.queryByText(sample)).not.toBeInTheDocument();
  act(() => notify(true));
  expect(screen.getByText(sample)).toBeInTheDocument();
});

it('does not start the simulation, which is only needed for requests', async () => {
  const start = jest.fn();
  const backEnd = createBackEnd({ backEnd: 'simulated', remoteOrigins: [] }, start);
  render(<SimulationBar deployment={createDeployment(new Registry([]), backEnd)} />);
  expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
  expect(start).not.toHaveBeenCalled();
});
