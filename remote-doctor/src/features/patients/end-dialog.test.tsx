import { screen, within } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('states that the patient is charged until the end and later appointments are canceled', async () => {
  const { user } = await renderRemote({ remote, path: '/doctor/patients?tab=active' });
  const [actions] = await screen.findAllByRole('button', { name: /^Actions for / });
  await user.click(actions!);
  await user.click(await screen.findByRole('menuitem', { name: 'End subscription' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('radio', { name: /^With notice/ })).toHaveAccessibleName(
    /No refund; charged until the end date/,
  );
  const end = dialog.getByRole('button', { name: /^End on / });
  const [date = 'no date'] = end.textContent.match(/(?<=on ).+/) ?? [];
  const warning = `Appointments on or after ${date} will be canceled.`;
  expect(dialog.getByText(warning)).toBeInTheDocument();
});
