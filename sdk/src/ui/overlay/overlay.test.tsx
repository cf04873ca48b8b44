import { useEffect, useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { RequestError } from '../../data/request-error';
import { ActionUnavailableContext } from '../actions/action-unavailable';
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
  it('runs the action once, closes, and restores the focus', async () => {
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

  it('stays open with an error message when the request is rejected', async () => {
    const person = userEvent.setup();
    const refuse = () =>
      Promise.reject(new RequestError({ kind: 'rule', status: 409, code: 'charge_disputed' }));
    await renderUi(<Refund onConfirm={refuse} />);
    await person.click(screen.getByRole('button', { name: 'Open' }));
    await person.click(screen.getByRole('button', { name: 'Refund 51.10 EUR' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This charge is disputed');
    expect(screen.getByRole('button', { name: 'Refund 51.10 EUR' })).toBeEnabled();
  });

  it('focuses Cancel for a destructive action, and closes on Escape', async () => {
    const person = userEvent.setup();
    await renderUi(<Refund danger />);
    await person.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('traps the focus', async () => {
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

  /** Mocks the browser's history entries; the last one is the current address. */
  function mockHistory(...addresses: string[]) {
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

  it('closes to its list by replacing its own history entry, and keeps the search of the list', async () => {
    const { router } = await renderUi(drawer, { at: '/patients/7?q=maya&section=invoices' });
    await close();
    expect(router.state).toMatchObject({
      historyAction: 'REPLACE',
      location: { pathname: '/patients', search: '?q=maya' },
    });
  });

  it('goes back in the history if the user came from the list, across other records too', async () => {
    const { router } = await renderUi(drawer, { at: '/patients?q=maya' });
    await act(() => router.navigate('/patients/6?q=maya'));
    await act(() => router.navigate('/patients/7?q=maya&section=invoices'));
    mockHistory('/dashboard', '/patients?q=maya', '/patients/6?q=maya', '/patients/7?q=maya');
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
      mockHistory(before, '/patients/7?q=maya');
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
      <ActionUnavailableContext value={isOver}>
        <FormDialog title="Reject Basic" form={form} verb="Reject" onClose={() => setOpen(false)}>
          <TextField {...form.field('reason')} label="Reason" />
        </FormDialog>
      </ActionUnavailableContext>
    )
  );
}

describe('a form dialog whose action is no longer possible', () => {
  it('closes without a confirmation', async () => {
    await renderUi(<RejectDialog />);
    await userEvent.type(screen.getByLabelText('Reason'), 'Twice on sale');
    act(() => endAction());
    // The alert is below the fields, outside the viewport on a phone.
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
    const close = screen.getByText('Close').closest('button')!;
    await userEvent.click(close);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be closed if the action becomes impossible during the confirmation', async () => {
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

it('Cancel resets a form page, and keeps the focus', async () => {
  const person = userEvent.setup();
  await renderUi(<NamePage />);
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel).toBeDisabled();
  await person.type(screen.getByLabelText('Name'), ' care');
  act(() => cancel.focus());
  await person.keyboard('{Enter}');
  expect(screen.getByLabelText('Name')).toHaveValue('Basic');
  expect(cancel).toHaveFocus();
  expect(cancel).toBeEnabled();
  expect(cancel).toHaveAttribute('aria-disabled', 'true');
});

describe('leaving with unsaved changes', () => {
  it('asks for confirmation, and leaves or stays', async () => {
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

  it('needs no confirmation after saving', async () => {
    const person = userEvent.setup();
    const { router } = await renderUi(<NamePage />, { at: '/plans/1' });
    await person.type(screen.getByLabelText('Name'), ' care{Enter}');
    await person.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  it('needs a confirmation in a drawer too, whose button submits the form', async () => {
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

  it('needs one confirmation in a drawer with its own address, on navigation and on Cancel', async () => {
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
