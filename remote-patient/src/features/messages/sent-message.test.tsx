import { screen, waitFor, within } from '@testing-library/react';
import { listMessages } from '@praxis/contract/endpoints/threads';
import { renderRemote, sample } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('shows a sent message when its field is emptied, before the conversation has reloaded', async () => {
  const path = `/patient/messages/${sample.thread}`;
  const { user, hold } = await renderRemote({ remote, path });
  const box = await screen.findByRole('textbox', { name: 'Write a reply' });
  const messages = () =>
    within(screen.getByRole('list', { name: 'Conversation' })).getAllByRole('listitem');
  const before = messages().length;
  const reload = hold(listMessages);
  await user.type(box, 'Thank you for the two packs');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box).toHaveValue(''));
  expect(messages()).toHaveLength(before + 1);
  expect(messages().at(-1)).toHaveTextContent('Thank you for the two packs');
  reload();
});
