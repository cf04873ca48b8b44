import { act, screen, waitFor, within } from '@testing-library/react';
import { listSubscribers } from '@praxis/contract/endpoints/subscribers';
import { createThread, listThreads } from '@praxis/contract/endpoints/threads';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

/** Opens the message dialog in the sample patient's drawer. */
async function openDialog() {
  let path = '';
  const view = await renderRemote({
    remote,
    path: '/doctor/patients',
    prepare: async ({ api }) => {
      const { items } = await (
        await api('doctor')
      ).call(listSubscribers, { query: { q: 'Oyelaran', perPage: 1 } });
      path = `/doctor/patients/${items[0]!.id}`;
    },
  });
  await act(() => view.router.navigate(path));
  const drawer = within(await screen.findByRole('dialog', { name: 'Marcus Oyelaran' }));
  await view.user.click(await drawer.findByRole('tab', { name: /^Messages/ }));
  await view.user.click(drawer.getByRole('button', { name: 'Write a message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a message' }));
  await view.user.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Your next check-up');
  await view.user.type(dialog.getByRole('textbox', { name: 'Message' }), 'It is time for one.');
  return { ...view, dialog, path };
}

const send = 'Send';

it('writes to the patient of the drawer and opens the conversation', async () => {
  const { user, dialog, router, api } = await openDialog();
  expect(within(dialog.getByLabelText('Patient')).getAllByRole('option')).toHaveLength(1);
  expect(dialog.getByLabelText('Patient')).toHaveDisplayValue('Marcus Oyelaran');
  await user.click(dialog.getByRole('button', { name: send }));
  const opened = await screen.findByRole('dialog', { name: 'Your next check-up' });
  expect(await within(opened).findByText('It is time for one.')).toBeVisible();
  const { items } = await (
    await api('patient')
  ).call(listThreads, { query: { q: 'Your next check-up' } });
  expect(items).toMatchObject([{ category: 'general', unread: 1 }]);
  expect(router.state.location.pathname).toBe(`/doctor/messages/${items[0]!.id}`);
});

it('keeps what was typed, and the drawer, when sending is refused', async () => {
  const { user, dialog, router, failNext, path } = await openDialog();
  failNext(createThread, 'not_found');
  await user.click(dialog.getByRole('button', { name: send }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'You can only message your own patients or doctors',
  );
  expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('It is time for one.');
  expect(router.state.location.pathname).toBe(path);
});

it('closes only the dialog, not the drawer below it', async () => {
  const { user } = await openDialog();
  await user.keyboard('{Escape}');
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Write a message' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('dialog', { name: 'Marcus Oyelaran' })).toBeVisible();
});
