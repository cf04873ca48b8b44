import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { HostProvider, type HostApi } from '../../host';
import { recordAnnouncements } from '../../testing/announcements';
import { pasteText } from '../../testing/paste-text';
import { renderUi } from '../../testing/render-ui';
import { Form } from '../form/form';
import { useForm } from '../form/use-form';
import { EditorField } from './editor-field';

const changed = jest.fn<undefined, [string]>();

function Field({ initial = '', error }: { initial?: string; error?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <button type="button" onClick={() => setValue('<p>Another text</p>')}>
        Replace
      </button>
      <button type="button">Elsewhere</button>
      <EditorField
        {...{ id: 'text', name: 'text', label: 'Message', value, error, onBlur: jest.fn() }}
        onChange={(html) => {
          changed(html);
          setValue(html);
        }}
      />
    </>
  );
}

const editor = () => screen.findByRole('textbox', { name: 'Message' });
const tool = (name: string) =>
  within(screen.getByRole('toolbar', { name: 'Formatting' })).getByRole('button', { name });

beforeEach(() => changed.mockReset());

it('writes formatted text as HTML', async () => {
  await renderUi(<Field />);
  await pasteText(await editor(), 'Hello');
  expect(changed).toHaveBeenLastCalledWith('<p>Hello</p>');
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.click(tool('Bold'));
  expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
  expect(changed).toHaveBeenLastCalledWith('<p><strong>Hello</strong></p>');
  await userEvent.keyboard('{Backspace}');
  expect(changed).toHaveBeenLastCalledWith('');
});

it('pastes a table as lines, with spaces between the cells', async () => {
  await renderUi(<Field />);
  const table =
    '<table border="1"><tbody><tr><th>Room</th><th>Floor</th></tr><tr><td>Blood tests</td><td><b>2</b></td></tr></tbody></table>';
  fireEvent.paste(await editor(), {
    clipboardData: { files: [], getData: (type: string) => (type === 'text/html' ? table : '') },
  });
  expect(changed).toHaveBeenLastCalledWith(
    '<p>Room Floor</p><p>Blood tests <strong>2</strong></p>',
  );
});

const picture = new File(['a'], 'image.png', { type: 'image/png' });
const withPicture = (html = '', text = '') => ({
  files: [picture],
  getData: (type: string) => (type === 'text/html' ? html : type === 'text/plain' ? text : ''),
});

it('tells the user that only text is accepted when an image is pasted or dropped', async () => {
  const notify = jest.fn();
  await renderUi(
    <HostProvider value={{ notify } as unknown as HostApi}>
      <Field />
    </HostProvider>,
  );
  fireEvent.paste(await editor(), { clipboardData: withPicture('<img src="cat.png">') });
  expect(notify).toHaveBeenCalledWith({ kind: 'error', text: 'Only text can be added here.' });
  expect(fireEvent.drop(await editor(), { dataTransfer: withPicture() })).toBe(false);
  expect(notify).toHaveBeenCalledTimes(2);
  expect(changed).not.toHaveBeenCalled();
});

it('pastes the text if a program added an image of it to the clipboard', async () => {
  await renderUi(<Field />);
  fireEvent.paste(await editor(), { clipboardData: withPicture('<p>Room 2</p>', 'Room 2') });
  expect(changed).toHaveBeenLastCalledWith('<p>Room 2</p>');
});

it('creates lists, and undoes a change', async () => {
  await renderUi(<Field initial="<p>One</p>" />);
  await editor();
  await userEvent.click(tool('Bulleted list'));
  expect(changed).toHaveBeenLastCalledWith('<ul><li><p>One</p></li></ul>');
  await userEvent.click(tool('Undo'));
  expect(changed).toHaveBeenLastCalledWith('<p>One</p>');
});

it('adds a link, and rejects an invalid address', async () => {
  await renderUi(<Field />);
  await editor();
  await userEvent.click(tool('Link'));
  const { said, stop } = recordAnnouncements();
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Link address' }),
    'javascript:x{Enter}',
  );
  expect(screen.getByText(/Enter a web address/)).toBeVisible();
  await waitFor(() => expect(said).toContainEqual(expect.stringMatching(/^Enter a web address/)));
  stop();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Link address' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Link address' }), 'example.com{Enter}');
  expect(screen.queryByRole('textbox', { name: 'Link address' })).not.toBeInTheDocument();
  expect(changed.mock.lastCall?.[0]).toContain('href="https://example.com/"');
});

const linkField = () => screen.getByRole('textbox', { name: 'Link address' });
async function typeLink(address: string) {
  await renderUi(<Field />);
  await editor();
  await userEvent.click(tool('Link'));
  await userEvent.type(linkField(), address);
}

it('applies a link on blur, without "Apply", and does not move the focus', async () => {
  await typeLink('example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(changed.mock.lastCall?.[0]).toContain('href="https://example.com/"');
  expect(changed).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByLabelText('Link address')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

it('applies the link when the toolbar button closes the bar', async () => {
  await typeLink('example.com');
  await userEvent.click(tool('Link'));
  expect(changed.mock.lastCall?.[0]).toContain('href="https://example.com/"');
  expect(screen.queryByLabelText('Link address')).not.toBeInTheDocument();
});

it('keeps an invalid address with an error, and discards it on Escape', async () => {
  await typeLink('example');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(await screen.findByText(/Enter a web address/)).toBeVisible();
  expect(linkField()).toHaveValue('example');
  await userEvent.type(linkField(), '.com{Escape}');
  expect(screen.queryByLabelText('Link address')).not.toBeInTheDocument();
  expect(changed).not.toHaveBeenCalled();
});

it('focuses the text immediately after Escape, so that no keystroke is lost', async () => {
  await typeLink('example');
  fireEvent.keyDown(linkField(), { key: 'Escape' });
  expect(await editor()).toHaveFocus();
});

it('shows no error for an empty link', async () => {
  await typeLink(' {Backspace}');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(linkField()).toBeValid();
  expect(changed).not.toHaveBeenCalled();
});

function LinkForm({ onSubmit }: { onSubmit(values: { text: string }): void }) {
  const form = useForm({ initial: { text: '' }, onSubmit });
  return (
    <Form form={form}>
      <EditorField {...form.field('text')} label="Message" />
      <button>Save</button>
    </Form>
  );
}

it('submits a form with the typed link, and blocks it for an invalid one', async () => {
  const submit = jest.fn<undefined, [{ text: string }]>();
  await renderUi(<LinkForm onSubmit={submit} />);
  await editor();
  await userEvent.click(tool('Link'));
  await userEvent.type(linkField(), 'example');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Enter a web address/)).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
  expect(linkField()).toHaveFocus();
  await userEvent.keyboard('.com');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(submit.mock.lastCall?.[0].text).toContain('href="https://example.com/"');
});

it('makes the toolbar one tab stop, with arrow keys between its buttons', async () => {
  await renderUi(<Field />);
  await editor();
  act(() => tool('Bold').focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(tool('Italic')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(tool('Redo')).toHaveFocus();
  await userEvent.tab();
  expect(await editor()).toHaveFocus();
});

it('follows a value from outside, and sanitizes it', async () => {
  await renderUi(
    <Field initial="<p>First<img src=x onerror=alert(1)></p><script>alert(1)</script>" />,
  );
  const text = await editor();
  expect(text).toHaveTextContent('First');
  expect(text.querySelector('script, img[src]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  expect(await screen.findByText('Another text')).toBeVisible();
});

it('shows its error', async () => {
  await renderUi(<Field error="Write a message" />);
  const text = await editor();
  expect(text).toBeInvalid();
  expect(text).toHaveAccessibleDescription('Write a message');
});

it('does not handle Escape, so that a dialog around it can', async () => {
  await renderUi(<Field />);
  const text = await editor();
  expect(fireEvent.keyDown(text, { key: 'Escape', keyCode: 27 })).toBe(true);
});
