import { useEffect, useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { RequestError } from '../../data/request-error';
import { ActionOverContext } from '../actions/action-over';
import { TextField } from '../form/text-field';
import { useForm } from '../form/use-form';
import { Link } from '../link';
import { renderUi } from '../../testing/render-ui';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
import { DetailDrawer } from './detail-drawer';
import { FormDialog } from './form-dialog';
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
  const drawer = (
    <DetailDrawer title="Maya Okafor" closeTo="/patients">
      Details
    </DetailDrawer>
  );
  const close = () => userEvent.click(screen.getByRole('button', { name: 'Close' }));

  /** What the browser says of the addresses that one came by; the last is the present one. */
  function cameBy(...addresses: string[]) {
    const entries = addresses.map((address, index) => ({
      index,
      url: new URL(address, window.location.href).href,
    }));
    Object.defineProperty(window, 'navigation', {
      configurable: true,
      value: { entries: () => entries, currentEntry: entries.at(-1) },
    });
  }
  afterEach(() => Reflect.deleteProperty(window, 'navigation'));

  it('closes to its list and keeps the list as it was, in place of itself', async () => {
    const { router } = await renderUi(drawer, { at: '/patients/7?q=maya&section=invoices' });
    await close();
    expect(router.state).toMatchObject({
      historyAction: 'REPLACE',
      location: { pathname: '/patients', search: '?q=maya' },
    });
  });

  it('goes back to the list where one came from it, over other records as well', async () => {
    const { router } = await renderUi(drawer, { at: '/patients?q=maya' });
    await act(() => router.navigate('/patients/6?q=maya'));
    await act(() => router.navigate('/patients/7?q=maya&section=invoices'));
    cameBy('/dashboard', '/patients?q=maya', '/patients/6?q=maya', '/patients/7?q=maya');
    await close();
    expect(router.state).toMatchObject({
      historyAction: 'POP',
      location: { pathname: '/patients', search: '?q=maya' },
    });
  });

  it.each([['/dashboard'], ['/patients?q=tom'], ['/patientsafety']])(
    'does not go back to %s',
    async (before) => {
      const { router } = await renderUi(drawer, { at: before });
      await act(() => router.navigate('/patients/7?q=maya'));
      cameBy(before, '/patients/7?q=maya');
      await close();
      expect(router.state).toMatchObject({
        historyAction: 'REPLACE',
        location: { pathname: '/patients', search: '?q=maya' },
      });
    },
  );
});

let endAction: () => void;

function RejectDialog() {
  const [open, setOpen] = useState(true);
  const [isOver, setOver] = useState(false);
  const form = useForm({ initial: { reason: '' }, onSubmit: () => undefined });
  useEffect(() => {
    endAction = () => setOver(true);
  }, []);
  return (
    open && (
      <ActionOverContext value={isOver}>
        <FormDialog title="Reject Basic" form={form} verb="Reject" onClose={() => setOpen(false)}>
          <TextField {...form.field('reason')} label="Reason" />
        </FormDialog>
      </ActionOverContext>
    )
  );
}

describe('a form in a dialog whose action is over', () => {
  it('closes without asking: there is nothing to save', async () => {
    await renderUi(<RejectDialog />);
    await userEvent.type(screen.getByLabelText('Reason'), 'Twice on sale');
    act(() => endAction());
    // It is below what is entered, and a phone shows one of the two.
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
    const close = screen.getByText('Close').closest('button')!;
    await userEvent.click(close);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be left where it is over while somebody is asked whether to leave', async () => {
    await renderUi(<RejectDialog />);
    await userEvent.type(screen.getByLabelText('Reason'), 'Twice on sale{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    act(() => endAction());
    await userEvent.click(question.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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

it('takes the changes of a page back, and leaves the button its focus', async () => {
  const person = userEvent.setup();
  await renderUi(<NamePage />);
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel).toBeDisabled();
  await person.type(screen.getByLabelText('Name'), ' care');
  cancel.focus();
  await person.keyboard('{Enter}');
  expect(screen.getByLabelText('Name')).toHaveValue('Basic');
  expect(cancel).toHaveFocus();
  expect(cancel).toBeEnabled();
  expect(cancel).toHaveAttribute('aria-disabled', 'true');
});

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

  it('is asked once by a drawer with an address of its own, however it is left', async () => {
    const person = userEvent.setup();
    function Page() {
      const form = useForm({ initial: { name: '' }, onSubmit: () => undefined });
      const navigate = useNavigate();
      const { pathname } = useLocation();
      if (pathname !== '/plans/new') return <h1>Plans</h1>;
      return (
        <FormDrawer form={form} title="New plan" onClose={() => void navigate('/plans')}>
          <TextField label="Name" {...form.field('name')} />
        </FormDrawer>
      );
    }
    const { router } = await renderUi(<Page />, { at: '/plans/new' });
    await person.type(screen.getByLabelText('Name'), 'Basic');
    await act(() => router.navigate('/plans'));
    await person.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Basic');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByRole('heading', { name: 'Plans' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
