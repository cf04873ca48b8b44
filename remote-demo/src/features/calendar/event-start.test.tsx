import { screen, within } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

jest.mock('@praxis/sdk/ui/calendar', () => ({
  ...jest.requireActual<object>('@praxis/sdk/ui/calendar'),
  Calendar: () => null,
}));

async function openEvent() {
  const { user } = await renderRemote({ remote, path: '/apps/calendar/1/edit' });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: 'Starts' });
  /** Another element once the date picker has loaded. */
  const field = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name });
  const leave = () => user.click(dialog.getByRole('textbox', { name: 'Title' }));
  return {
    valueOf: (name: string) => field(name).value,
    async enter(name: string, text: string) {
      await user.click(field(name));
      await user.clear(field(name));
      if (text !== '') await user.keyboard(text);
      await leave();
    },
  };
}

it('moves the end with the start, also if the start was empty in between', async () => {
  const { valueOf, enter } = await openEvent();
  await enter('Starts', '3/10/2026');
  expect(valueOf('Ends')).toBe('03/10/2026');
  await enter('Starts', '');
  expect([valueOf('Starts'), valueOf('Ends')]).toEqual(['', '03/10/2026']);
  await enter('Starts', '3/12/2026');
  expect(valueOf('Ends')).toBe('03/12/2026');
});
