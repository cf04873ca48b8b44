import { screen, within } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('says that a subscription is charged until it ends with notice: its next period may begin before', async () => {
  const { user } = await renderRemote({ remote, path: '/doctor/patients?tab=active' });
  const [actions] = await screen.findAllByRole('button', { name: /^Actions for / });
  await user.click(actions!);
  await user.click(await screen.findByRole('menuitem', { name: 'End subscription' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('radio', { name: /^With notice/ })).toHaveAccessibleName(
    /No refund; charged until the end date/,
  );
});
