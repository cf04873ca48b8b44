import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestError } from '../../data/request-error';
import { TextField } from '../form/text-field';
import { useForm } from '../form/use-form';
import { Link } from '../link';
import { renderUi } from '../render-ui';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
import { DetailDrawer } from './detail-drawer';
import { FormDrawer } from './form-drawer';
import { FormPage } from './form-page';

function Refund(props: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <ConfirmDialog
          title="Refund this charge?"
          verb="Refund 51.10 EUR"
          onConfirm={() => undefined}
          {...props}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

describe('ConfirmDialog', () => {
  it('acts once, closes, and gives the focus back', async () => {
    const person = userEvent.setup();
    const onConfirm = jest.fn();
    await renderUi(<Refund onConfirm={onConfirm} />);
    await person.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('alertdialog', { name: 'Refund this charge?' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Refund 51.10 EUR' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('stays and says why when the act is refused', async () => {
    const person = userEvent.setup();
    const refuse = () =>
      Promise.reject(new RequestError({ kind: 'rule', status: 409, code: 'charge_disputed' }));
    await renderUi(<Refund onConfirm={refuse} />);
    await person.click(screen.getByRole('button', { name: 'Open' }));
    await person.click(screen.getByRole('button', { name: 'Refund 51.10 EUR' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This charge is disputed');
    expect(screen.getByRole('button', { name: 'Refund 51.10 EUR' })).toBeEnabled();
  });

  it('puts the focus beside what destroys, and Escape leaves', async () => {
    const person = userEvent.setup();
    await renderUi(<Refund danger />);
    await person.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('keeps Tab inside', async () => {
    const person = userEvent.setup();
    await renderUi(<Refund />);
    await person.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('alertdialog');
    for (let press = 0; press < 5; press += 1) {
      await person.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });
});

describe('DetailDrawer', () => {
  it('closes to its list and keeps the list as it was', async () => {
    const { router } = await renderUi(
      <DetailDrawer title="Maya Okafor" closeTo="/patients">
        Details
      </DetailDrawer>,
      { at: '/patients/7?q=maya' },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(router.state.location).toMatchObject({ pathname: '/patients', search: '?q=maya' });
  });
});

function NamePage({ onSubmit = () => undefined }: { onSubmit?: (values: object) => void }) {
  const form = useForm({ initial: { name: 'Basic' }, onSubmit });
  return (
    <FormPage form={form}>
      <TextField label="Name" {...form.field('name')} />
      <Link to="/elsewhere">Elsewhere</Link>
    </FormPage>
  );
}

describe('leaving with unsaved changes', () => {
  it('asks, and goes or stays as it is told', async () => {
    const person = userEvent.setup();
    const { router } = await renderUi(<NamePage />, { at: '/plans/1' });
    await person.type(screen.getByLabelText('Name'), ' care');

    await person.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await person.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe('/plans/1');
    expect(screen.getByLabelText('Name')).toHaveValue('Basic care');

    await person.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
  });

  it('does not ask when nothing was changed, or all is saved', async () => {
    const person = userEvent.setup();
    const { router } = await renderUi(<NamePage />, { at: '/plans/1' });
    await person.type(screen.getByLabelText('Name'), ' care{Enter}');
    await person.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  it('is asked by a drawer too, and its button sends', async () => {
    const person = userEvent.setup();
    const onClose = jest.fn();
    const onSubmit = jest.fn();
    function Page() {
      const form = useForm({ initial: { name: '' }, onSubmit });
      return (
        <FormDrawer form={form} title="New plan" onClose={onClose}>
          <TextField label="Name" {...form.field('name')} />
        </FormDrawer>
      );
    }
    await renderUi(<Page />);
    await person.type(screen.getByLabelText('Name'), 'Basic');
    await person.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Basic' });
  });
});
