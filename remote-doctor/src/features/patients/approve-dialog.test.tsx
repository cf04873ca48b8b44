import { screen, within } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

/** Opens the dialog for the first applicant, and deletes the first day. */
async function openWithoutDay() {
  const view = await renderRemote({ remote, path: '/doctor/patients?tab=pending' });
  const { user } = view;
  const [actions] = await screen.findAllByRole('button', { name: /^Actions for / });
  await user.click(actions!);
  await user.click(await screen.findByRole('menuitem', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('region', { name: 'First charge' });
  const day = () => dialog.getByRole('textbox', { name: 'First day' });
  await user.click(day());
  await user.clear(day());
  await user.click(dialog.getByRole('textbox', { name: /^Note/ }));
  return { ...view, dialog, day };
}

it('approves nobody without a first day: the subscription would start today', async () => {
  const { user, dialog, day, sent } = await openWithoutDay();
  expect(day()).toHaveValue('');
  await user.click(await dialog.findByRole('button', { name: 'Approve' }));
  expect(day()).toHaveAccessibleDescription('Choose a first day');
  expect(sent.map(({ line }) => line).filter((line) => line.startsWith('POST'))).toEqual([]);
});

it('shows a first charge again once there is a first day', async () => {
  const { user, dialog, day } = await openWithoutDay();
  expect(dialog.queryByRole('region', { name: 'First charge' })).not.toBeInTheDocument();
  await user.click(day());
  await user.keyboard('2/2/2026{Enter}');
  expect(await dialog.findByRole('region', { name: 'First charge' })).toHaveTextContent(
    'Feb 2, 2026',
  );
});
