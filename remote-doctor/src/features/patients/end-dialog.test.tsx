import { screen, within } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

/** Opens the dialog for the first active subscription. */
async function openDialog() {
  const { user } = await renderRemote({ remote, path: '/doctor/patients?tab=active' });
  const [actions] = await screen.findAllByRole('button', { name: /^Actions for / });
  await user.click(actions!);
  await user.click(await screen.findByRole('menuitem', { name: 'End subscription' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

it('states that the patient is charged until the end and later appointments are canceled', async () => {
  const { dialog } = await openDialog();
  expect(await dialog.findByRole('radio', { name: /^With notice/ })).toHaveAccessibleName(
    /Charged until the end date; days paid beyond it are refunded/,
  );
  const end = dialog.getByRole('button', { name: /^End on / });
  const [date = 'no date'] = end.textContent.match(/(?<=on ).+/) ?? [];
  const warning = `Appointments on or after ${date} will be canceled.`;
  expect(dialog.getByText(warning)).toBeInTheDocument();
});

it('accepts no end that is further ahead than the longest notice', async () => {
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('textbox', { name: 'End date' }));
  const enter = async (day: string) => {
    // Another element once the calendar has loaded.
    const end = await dialog.findByRole('textbox', { name: 'End date' });
    await user.clear(end);
    await user.type(end, `${day}{Enter}`);
  };
  await enter('12/31/2026');
  expect(await dialog.findByRole('button', { name: 'End on Dec 31, 2026' })).toBeEnabled();
  // The last possible day is January 6, 366 days after today.
  await enter('01/08/2027');
  expect(dialog.queryByRole('button', { name: 'End on Jan 8, 2027' })).not.toBeInTheDocument();
});

it('asks for the end date once it is deleted, instead of offering the earliest one again', async () => {
  const { user, dialog } = await openDialog();
  const end = () => dialog.getByRole('textbox', { name: 'End date' });
  await user.click(await dialog.findByRole('textbox', { name: 'End date' }));
  // Another element once the calendar has loaded.
  await user.clear(end());
  await user.click(dialog.getByRole('textbox', { name: 'Reason' }));
  await user.paste('Moved away');
  expect(end()).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'End subscription' }));
  expect(end()).toHaveAccessibleDescription('Choose an end date');
  expect(dialog.queryByText(/will be canceled/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: /^Immediately/ }));
  expect(dialog.getByRole('button', { name: /^End now/ })).toBeEnabled();
});
