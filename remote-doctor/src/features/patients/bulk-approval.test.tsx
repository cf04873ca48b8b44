import { screen, waitFor, within } from '@testing-library/react';
import {
  approveSubscriber,
  getChargePreview,
  listSubscribers,
} from '@praxis/contract/endpoints/subscribers';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const dialog = () => within(screen.getByRole('dialog'));

/** Selects the first `count` applicants and opens the approval dialog. */
async function choose(count: number) {
  const view = await renderRemote({ remote, path: '/doctor/patients?tab=pending&perPage=20' });
  const boxes = screen.getAllByRole('checkbox', { name: /^Select (?!all)/i }).slice(0, count);
  for (const box of boxes) await view.user.click(box);
  await view.user.click(screen.getByRole('button', { name: 'Approve' }));
  await screen.findByRole('dialog');
  return { ...view, boxes };
}

it('keeps the selection when the dialog is closed without approving', async () => {
  const { user, boxes } = await choose(1);
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(boxes[0]).toBeChecked();
});

it('keeps the focus on the button, which closes the dialog once all is done', async () => {
  const view = await choose(1);
  const approve = await dialog().findByRole('button', { name: /^Approve 1/ });
  await waitFor(() => expect(approve).toBeEnabled());
  const release = view.hold(approveSubscriber);
  await view.user.click(approve);
  await dialog().findByText('Approving');
  // Browsers remove focus from disabled buttons.
  expect(approve).toBeEnabled();
  release();
  await dialog().findByText('1 of 1 approved');
  expect(dialog().getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus();
});

it('approves several applicants, each with its own result', async () => {
  const view = await choose(2);
  const approve = await dialog().findByRole('button', { name: /^Approve 2/ });
  await waitFor(() => expect(approve).toBeEnabled());
  expect(dialog().getByRole('status')).toHaveTextContent(
    'All start today. Each card is charged as shown.',
  );
  view.failNext(approveSubscriber, 'plan_full');
  await view.user.click(approve);
  await dialog().findByText('1 of 2 approved');
  const results = dialog().getAllByRole('listitem');
  expect(results[0]).toHaveTextContent(/full/);
  expect(results[1]).toHaveTextContent('Approved');
  await view.user.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
});

it('charges nothing today when a trial starts, and shows the later charge date', async () => {
  const view = await renderRemote({ remote, path: '/doctor/patients?tab=pending&perPage=20' });
  const doctor = await view.api('doctor');
  const applicants = await doctor.call(listSubscribers, {
    query: { status: 'pending', perPage: 20 },
  });
  const charges = await Promise.all(
    applicants.items.map(async ({ id, patient }) => {
      const { firstCharge } = await doctor.call(getChargePreview, { params: { id } });
      return { name: patient.fullName, ...firstCharge! };
    }),
  );
  const trials = charges.filter(({ trialEndsOn }) => trialEndsOn);
  expect(trials).not.toHaveLength(0);
  const today = charges.reduce(
    (sum, { trialEndsOn, total }) => sum + (trialEndsOn ? 0 : total.amountMinor),
    0,
  );

  await view.user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  await view.user.click(screen.getByRole('button', { name: 'Approve' }));
  await screen.findByRole('dialog');
  const amount = (today / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await dialog().findByRole('button', {
    name: `Approve ${charges.length} and charge ${amount}`,
  });
  for (const { name, trialEndsOn } of charges) {
    const row = dialog()
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.includes(name));
    if (trialEndsOn) expect(row).toHaveTextContent(/Charge date \w+ \d+/);
    else expect(row).not.toHaveTextContent('Charge date');
  }
});
