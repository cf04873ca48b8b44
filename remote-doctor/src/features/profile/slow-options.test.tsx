import { screen } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it.each([
  ['Background', ['md', 'familyMedicine', 'US-NY'], 'Expiration date'],
  ['Practice', ['US-NY', 'America/New_York'], 'Phone number'],
])('shows no codes before their names have loaded: %s', async (tab, codes, field) => {
  const view = await renderRemote({ remote, path: '/doctor/profile?tab=account' });
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  view.server.get('/api/v1/options/:list', () =>
    until.then(() => ({ items: codes.map((value) => ({ value, label: `Name of ${value}` })) })),
  );
  await view.user.click(screen.getByRole('link', { name: tab }));
  expect(await screen.findByLabelText(field)).toBeInTheDocument();
  for (const code of codes) {
    expect(screen.queryByText(code)).not.toBeInTheDocument();
    expect(screen.queryByDisplayValue(code)).not.toBeInTheDocument();
  }
  release();
  const named = `Name of ${codes[0]}`;
  expect([
    ...(await screen.findAllByText(named).catch(() => [])),
    ...screen.queryAllByDisplayValue(named),
  ]).not.toHaveLength(0);
});
