import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { Form } from '../form/form';
import { useForm } from '../form/use-form';
import { renderUi } from '../../testing/render-ui';
import { applySkin } from '../theme/theme-provider';
import { skins } from '../theme/tokens';
import { DateField } from './date-fields';
import { SelectField } from './select-field';

function Settings({ onSubmit }: { onSubmit(values: object): void }) {
  const form = useForm({
    initial: { zone: '', city: '', on: '2026-03-07' as string | null },
    onSubmit,
  });
  return (
    <Form form={form}>
      <SelectField
        label="Time zone"
        {...form.field('zone')}
        options={[
          { value: 'Europe/Berlin', label: 'Berlin' },
          { value: 'America/New_York', label: 'New York' },
        ]}
      />
      <SelectField
        optional
        label="Nearest city"
        {...form.field('city')}
        options={[{ value: 'berlin', label: 'Berlin' }]}
      />
      <DateField label="Start" {...form.field('on')} />
      <button type="submit">Save</button>
    </Form>
  );
}

/** Waits for antd's texts, which load asynchronously. */
const waitForTexts = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

describe('fields on antd', () => {
  it('filter options by typing, and pass the selected one to the form', async () => {
    const person = userEvent.setup({ pointerEventsCheck: 0 });
    const onSubmit = jest.fn();
    await renderUi(<Settings onSubmit={onSubmit} />);
    await person.type(screen.getByRole('combobox', { name: 'Time zone' }), 'york');
    expect(screen.queryByTitle('Berlin')).not.toBeInTheDocument();
    await person.click(await screen.findByTitle('New York'));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledWith({
      zone: 'America/New_York',
      city: '',
      on: '2026-03-07',
    });
  });

  it.each([
    ['en', '03/07/2026'],
    ['de', '07.03.2026'],
    ['fr', '07/03/2026'],
    ['pt', '07/03/2026'],
  ] as const)('format a date in %s', async (language, expected) => {
    await renderUi(<Settings onSubmit={() => undefined} />, { language });
    await waitForTexts();
    expect(screen.getByLabelText('Start')).toHaveValue(expected);
  });

  it('switch to the language of the interface once its texts are loaded', async () => {
    const person = userEvent.setup({ pointerEventsCheck: 0 });
    await renderUi(<Settings onSubmit={() => undefined} />);
    await act(() => i18next.changeLanguage('de'));
    await waitForTexts();
    await person.click(screen.getByLabelText('Start'));
    await waitFor(() => expect(screen.getByText('Mär')).toBeInTheDocument());
  });

  it('keep the focus and the input when the texts of another language arrive', async () => {
    const person = userEvent.setup({ pointerEventsCheck: 0 });
    await renderUi(<Settings onSubmit={() => undefined} />);
    const zone = screen.getByRole('combobox', { name: 'Time zone' });
    await person.type(zone, 'yor');
    await act(() => i18next.changeLanguage('fr'));
    await waitForTexts();
    expect(zone).toHaveFocus();
    expect(zone).toHaveValue('yor');
  });

  it('have a Clear button in the language of the interface', async () => {
    const person = userEvent.setup({ pointerEventsCheck: 0 });
    await renderUi(<Settings onSubmit={() => undefined} />, { language: 'de' });
    await person.click(screen.getByRole('combobox', { name: /^Nearest city/ }));
    await person.click(await screen.findByTitle('Berlin'));
    expect(screen.getByRole('button', { name: 'Leeren' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Leeren' }));
    expect(screen.queryByRole('button', { name: 'Leeren' })).not.toBeInTheDocument();
  });

  it('use the colors of the skin, and follow its changes', async () => {
    await renderUi(<Settings onSubmit={() => undefined} />);
    const primary = (skin: 'light' | 'dark') =>
      [...document.querySelectorAll('style')].some(({ textContent }) =>
        textContent.toUpperCase().includes(`--ANT-COLOR-PRIMARY:${skins[skin].primary}`),
      );
    expect(primary('light')).toBe(true);
    act(() => applySkin('dark'));
    await waitFor(() => expect(primary('dark')).toBe(true));
  });
});
