import { screen, within } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it.each(['Start time', 'End time'])('reports a skipped DST hour at the %s', async (name) => {
  const { user, sent } = await renderRemote({ remote, path: '/doctor/vacations' });
  await user.click(screen.getByRole('button', { name: 'Add time off' }));
  const dialog = within(await screen.findByRole('dialog'));
  const enter = async (field: string, text: string) => {
    await user.clear(dialog.getByLabelText(field));
    await user.paste(text);
    await user.keyboard('{Enter}');
  };
  await user.click(dialog.getByLabelText('All day'));
  await enter('First day', '03/08/2026');
  await enter('Last day', '03/08/2026');
  await enter('Start time', '1:00 AM');
  await enter('End time', '5:00 AM');
  // In New York, clocks skip from 2 AM to 3 AM.
  await enter(name, '2:30 AM');
  await user.click(dialog.getByRole('button', { name: 'Add time off' }));
  expect(dialog.getByLabelText(name)).toHaveAccessibleDescription(/^This time doesn’t exist/);
  expect(sent.some(({ line }) => line === 'POST /api/v1/doctor/vacations')).toBe(false);
});
