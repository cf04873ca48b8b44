import { screen, within } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it.each([
  ['unpaid', 'booking is restored', /^Write off \$[\d.]+ \(INV-\d+\) and restore booking$/],
  ['pastDue', 'booking was never blocked', /^Write off \$[\d.]+ \(INV-\d+\)$/],
])('states the effect of a write-off on booking: %s, %s', async (billingState, _, text) => {
  const path = `/doctor/patients?tab=all&billingState=${billingState}`;
  const { user } = await renderRemote({ remote, path });
  const [actions] = await screen.findAllByRole('button', { name: /^Actions for / });
  await user.click(actions!);
  await user.click(await screen.findByRole('menuitem', { name: 'Write off invoice' }));
  expect(within(await screen.findByRole('dialog')).getByText(text)).toBeVisible();
});
