import { screen, within } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it.each([
  ['unpaid', 'as it is blocked', /^Write off \$[\d.]+ \(INV-\d+\) and restore booking$/],
  ['pastDue', 'not where it never was blocked', /^Write off \$[\d.]+ \(INV-\d+\)$/],
])('restores booking with what is written off: %s, %s', async (billingState, _, text) => {
  const path = `/doctor/patients?tab=all&billingState=${billingState}`;
  const { user } = await renderRemote({ remote, path });
  const [actions] = await screen.findAllByRole('button', { name: /^Actions for / });
  await user.click(actions!);
  await user.click(await screen.findByRole('menuitem', { name: 'Write off invoice' }));
  expect(within(await screen.findByRole('dialog')).getByText(text)).toBeVisible();
});
