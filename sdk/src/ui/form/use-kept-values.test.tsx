import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftPrefix, keepForms } from '../..';
import { renderUi } from '../../testing/render-ui';
import { Form } from './form';
import { withoutLine, type LineKey } from './lines';
import { PasswordField } from './password-field';
import { TextField } from './text-field';
import { useForm } from './use-form';

afterEach(() => window.sessionStorage.clear());

interface Props {
  label?: string;
  city?: string;
}

function Profile({ label = 'Name', city = 'Bern' }: Props) {
  const form = useForm({
    initial: { name: '', city, password: '', address: { street: '' } },
    onSubmit: () => undefined,
  });
  return (
    <Form form={form}>
      <TextField label={label} {...form.field('name')} />
      <TextField label="City" {...form.field('city')} />
      <TextField label="Street" {...form.field('address.street')} />
      <PasswordField label="Password" {...form.field('password')} />
      <output>{form.dirty ? 'Not saved' : 'Saved'}</output>
    </Form>
  );
}

it('restores typed values after a reload, over the new initial values, but no password', async () => {
  const person = userEvent.setup();
  const { unmount } = await renderUi(<Profile />);
  await person.type(screen.getByLabelText('Name'), 'Ada');
  await person.type(screen.getByLabelText('Street'), 'Marktgasse 1');
  await person.type(screen.getByLabelText('Password'), 'secret');
  keepForms();
  unmount();

  const again = await renderUi(<Profile city="Basel" />);
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  expect(screen.getByLabelText('Street')).toHaveValue('Marktgasse 1');
  expect(screen.getByLabelText('City')).toHaveValue('Basel');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByText('Not saved')).toBeVisible();
  again.unmount();

  // Restored only once.
  await renderUi(<Profile />);
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByText('Saved')).toBeVisible();
});

/** Opening days of a practice, as lines. */
function Days({ saved = ['monday'] }: { saved?: string[] }) {
  const form = useForm<{ days: { key: LineKey; note: string }[] }>({
    initial: { days: saved.map((key) => ({ key, note: 'Open' })) },
    onSubmit: () => undefined,
  });
  const { days } = form.values;
  return (
    <Form form={form}>
      {days.map(({ key }) => (
        <div key={key}>
          <TextField label={key} {...form.field(`days.${key}.note`)} />
          <button type="button" onClick={() => form.set('days', withoutLine(days, key))}>
            Remove {key}
          </button>
        </div>
      ))}
      <button type="button" onClick={() => form.set('days', [...days, { key: 'new', note: '' }])}>
        Add
      </button>
    </Form>
  );
}

it('restores an added entry with its typed values', async () => {
  const person = userEvent.setup();
  const { unmount } = await renderUi(<Days />);
  await person.click(screen.getByRole('button', { name: 'Add' }));
  await person.type(screen.getByLabelText('new'), 'Closed');
  keepForms();
  unmount();

  await renderUi(<Days />);
  expect(screen.getByLabelText('new')).toHaveValue('Closed');
  expect(screen.getByLabelText('monday')).toHaveValue('Open');
});

it('keeps a removed entry removed, and shows those that were added elsewhere since', async () => {
  const person = userEvent.setup();
  const { unmount } = await renderUi(<Days saved={['monday', 'tuesday']} />);
  await person.click(screen.getByRole('button', { name: 'Remove monday' }));
  keepForms();
  unmount();

  await renderUi(<Days saved={['monday', 'tuesday', 'friday']} />);
  expect(screen.queryByLabelText('monday')).not.toBeInTheDocument();
  expect(screen.getByLabelText('tuesday')).toBeVisible();
  expect(screen.getByLabelText('friday')).toBeVisible();
});

it('stores no password, and uses only keys that are cleared with the session', async () => {
  const person = userEvent.setup();
  await renderUi(<Profile />);
  await person.type(screen.getByLabelText('Name'), 'Ada');
  await person.type(screen.getByLabelText('Password'), 'hunter2');
  keepForms();
  expect(JSON.stringify(window.sessionStorage)).not.toContain('hunter2');
  for (const key of Object.keys(window.sessionStorage))
    expect(key.startsWith(draftPrefix)).toBe(true);
});

it('restores two forms of the same shape separately', async () => {
  const person = userEvent.setup();
  const both = (
    <>
      <Profile label="First" />
      <Profile label="Second" />
    </>
  );
  const { unmount } = await renderUi(both);
  await person.type(screen.getByLabelText('Second'), 'Grace');
  keepForms();
  unmount();
  await renderUi(both);
  expect(screen.getByLabelText('First')).toHaveValue('');
  expect(screen.getByLabelText('Second')).toHaveValue('Grace');
});

it('stores nothing for an unedited form, and ignores corrupt drafts', async () => {
  const { unmount } = await renderUi(<Profile />);
  keepForms();
  expect(window.sessionStorage).toHaveLength(0);
  unmount();
  const key = `${draftPrefix}form.${window.location.pathname}#address,city,name,password`;
  for (const text of ['{', '[7]', '[{"gone":"field","name":null}]']) {
    window.sessionStorage.setItem(key, text);
    const shown = await renderUi(<Profile />);
    expect(screen.getByLabelText('City')).toHaveValue('Bern');
    shown.unmount();
  }
});
