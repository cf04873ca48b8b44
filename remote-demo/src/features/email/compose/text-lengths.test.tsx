import { screen } from '@testing-library/react';
import type * as fields from '@praxis/contract/demo/fields';
import { textLimits } from '@praxis/contract/demo/fields';
import { renderRemote } from '@praxis/sdk/testing';
import { pasteText } from '@praxis/sdk/testing/paste-text';
import { remote } from '../../../remote';

// A text of 200,000 characters takes jsdom half a minute to draw.
jest.mock('@praxis/contract/demo/fields', () => {
  const actual = jest.requireActual<typeof fields>('@praxis/contract/demo/fields');
  return { ...actual, textLimits: { ...actual.textLimits, html: 2000 } };
});

// The editor is a large library that loads slowly.
const patient = { timeout: 15_000 };
const editor = (name: string | RegExp) => screen.findByRole('textbox', { name }, patient);
const tooLong = 'Use at most 2,000 characters';

it('says how long an email may be, and does not send a longer one', async () => {
  const { user, sent } = await renderRemote({ remote, path: '/apps/email' });
  await user.keyboard('c');
  await user.click(await screen.findByLabelText('To', { selector: 'input' }, patient));
  await user.paste('nia@quayside.example');
  await pasteText(await editor('Message'), 'x'.repeat(textLimits.html));
  expect(await screen.findByText(tooLong, {}, patient)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent.filter(({ line }) => line.includes('send'))).toEqual([]);
});

it('says how long the description of a task may be', async () => {
  const { user, sent } = await renderRemote({ remote, path: '/apps/todo/new' });
  await user.type(await screen.findByLabelText('Title', {}, patient), 'Count the gloves');
  await pasteText(await editor(/^Description/), 'x'.repeat(textLimits.html));
  const requests = sent.length;
  await user.click(screen.getByRole('button', { name: 'Add task' }));
  expect((await screen.findAllByText(new RegExp(tooLong), {}, patient)).length).toBeGreaterThan(0);
  expect(sent).toHaveLength(requests);
});
