import { act, render, screen } from '@testing-library/react';
import { createBackEnd } from '../boot/back-end';
import { createDeployment } from '../boot/deployment';
import { startSimulation } from '../boot/simulation';
import { Registry } from '../federation/registry';
import { renderShell } from '../testing/render-shell';
import { SimulationBar } from './simulation-bar';

const sample = /sample data, in this browser only/;

it('says that what is done is not saved, for as long as nothing can be kept on this device', async () => {
  let tell: (keeps: boolean) => void = () => undefined;
  const { deployment } = await renderShell('/sign-up', 'en', undefined, async () => ({
    ...(await startSimulation()),
    onKeeping(listener) {
      tell = listener;
      return () => undefined;
    },
  }));
  expect(screen.getByText(sample)).toBeInTheDocument();
  await deployment.backEnd.ready();
  act(() => tell(false));
  expect(screen.getByText(/Not saved.* Export your data before you close/)).toBeVisible();
  expect(screen.queryByText(sample)).not.toBeInTheDocument();
  act(() => tell(true));
  expect(screen.getByText(sample)).toBeInTheDocument();
});

it('starts no simulation by itself: a page that asks nothing needs none', async () => {
  const start = jest.fn();
  const backEnd = createBackEnd({ backEnd: 'simulated', remoteOrigins: [] }, start);
  render(<SimulationBar deployment={createDeployment(new Registry([]), backEnd)} />);
  expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
  expect(start).not.toHaveBeenCalled();
});
