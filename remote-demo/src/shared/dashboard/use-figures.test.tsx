import { screen } from '@testing-library/react';
import type { RemoteModule } from '@praxis/sdk';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';
import { useFigures } from './use-figures';

function Axis() {
  const { count, short } = useFigures();
  return <p>{[short(5000), short(20_000), count(3140)].join(' · ')}</p>;
}

const alone: RemoteModule = {
  ...remote,
  pages: [{ path: '/', title: 'analytics', load: async () => ({ default: Axis }) }],
};

it('groups thousands on an axis in German like the figures next to it', async () => {
  await renderRemote({ remote: alone, path: '/', language: 'de' });
  expect(await screen.findByText('5.000 · 20.000 · 3.140')).toBeVisible();
});
