import { screen, within } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('shows for both ways of ending a subscription which appointments will be canceled', async () => {
  const { user } = await renderRemote({ remote, path: '/patient/subscriptions' });
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const end = await dialog.findByRole('button', { name: /^End on / });
  const [date = 'no date'] = end.textContent.match(/(?<=on ).+/) ?? [];
  expect(dialog.getByText(/^\d appointments? on or after /)).toHaveTextContent(
    `on or after ${date} will be canceled.`,
  );
  await user.click(dialog.getByRole('radio', { name: /^Now/ }));
  expect(dialog.getByText(/^\d upcoming appointments? will be canceled\.$/)).toBeInTheDocument();
});
