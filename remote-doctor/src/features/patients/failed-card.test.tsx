import { screen, waitFor, within } from '@testing-library/react';
import { listSubscribers } from '@praxis/contract/endpoints/subscribers';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

/** Opens the list of applicants, whose cards can't be charged. */
async function openApplicants() {
  const view = await renderRemote({
    remote,
    path: '/doctor/patients?tab=pending&perPage=20',
    prepare: ({ rewriteAll }) =>
      rewriteAll((response, { path }) =>
        path.endsWith('/approve')
          ? { ...response, body: response.body.replace(/(?<="billingState":)"\w+"/, '"pastDue"') }
          : response,
      ),
  });
  const doctor = await view.api('doctor');
  const query = { status: 'pending', sort: '-createdAt', perPage: 20 } as const;
  const [applicant] = (await doctor.call(listSubscribers, { query })).items;
  return { ...view, name: applicant!.patient.fullName };
}

const dialog = () => within(screen.getByRole('dialog'));

it('reports after approving a patient that the card couldn’t be charged', async () => {
  const { user, host, name } = await openApplicants();
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Approve' }));
  await screen.findByRole('dialog');
  await user.click(await dialog().findByRole('button', { name: /^Approve/ }));
  const text = `${name} is approved, but the card couldn’t be charged. The subscription becomes active once the patient pays.`;
  await waitFor(() => expect(host.notices).toContainEqual({ kind: 'warning', text }));
});

it('reports which of several approved patients’ cards couldn’t be charged', async () => {
  const { user, name } = await openApplicants();
  await user.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await screen.findByRole('dialog');
  await user.click(await dialog().findByRole('button', { name: /^Approve 1/ }));
  await dialog().findByText('1 of 1 approved');
  expect(dialog().getByRole('listitem')).toHaveTextContent('Approved, payment failed');
});
