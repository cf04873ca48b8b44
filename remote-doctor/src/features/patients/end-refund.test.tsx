import { screen, waitFor, within } from '@testing-library/react';
import { getChargePreview, listSubscribers } from '@praxis/contract/endpoints/subscribers';
import { renderRemote, type RenderedRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

/** The name of an active subscriber with unearned days. */
async function refundableName({ api }: RenderedRemote): Promise<string> {
  const doctor = await api('doctor');
  const { items } = await doctor.call(listSubscribers, { query: { status: 'active' } });
  for (const { id, patient } of items) {
    const { endNow } = await doctor.call(getChargePreview, { params: { id } });
    if (endNow && endNow.refund.amountMinor > 0) return patient.fullName;
  }
  throw new Error('There is no subscriber to refund in the sample data.');
}

it('never ends with another refund than the one on the button, as after midnight', async () => {
  const view = await renderRemote({ remote, path: '/doctor/patients?tab=active' });
  const { user, moveClock } = view;
  const name = await refundableName(view);
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'End subscription' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: /^Immediately/ }));
  await user.type(dialog.getByLabelText('Reason'), 'Moved away');
  const verb = dialog.getByRole('button', { name: /^End now and refund / });
  const before = verb.textContent;
  moveClock(24 * 60 * 60 * 1000);
  await user.click(verb);
  expect(await dialog.findByText(/^This has just changed/)).toBeVisible();
  await waitFor(() => expect(verb).not.toHaveTextContent(before));
  expect(dialog.getByLabelText('Reason')).toHaveValue('Moved away');
  await user.click(verb);
  expect(await screen.findByText(`${name}’s subscription has ended`)).toBeVisible();
});
