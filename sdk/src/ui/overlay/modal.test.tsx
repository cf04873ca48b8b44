import { useState } from 'react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { SelectField } from '../antd/select-field';
import { Menu } from '../components/menu';
import { Toast } from '../components/toast';
import { ToastArea } from '../components/toast-area';
import { Drawer, Modal } from './modal';

const dialog = (name: string) => screen.getByRole('dialog', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Opens a drawer, which opens a dialog; both can close together. */
function Page({ onClose = () => undefined }: { onClose?: () => void }) {
  const [open, setOpen] = useState<'none' | 'drawer' | 'both'>('none');
  return (
    <>
      <button onClick={() => setOpen('drawer')}>Open</button>
      {open !== 'none' && (
        <Drawer title="Maya Okafor" onClose={onClose}>
          <button onClick={() => setOpen('both')}>Refund</button>
          {open === 'both' && (
            <Modal title="Refund" onClose={() => setOpen('drawer')}>
              <button onClick={() => setOpen('none')}>Close everything</button>
            </Modal>
          )}
        </Drawer>
      )}
    </>
  );
}

/** A request whose Confirm button removes itself. */
function Request() {
  const [confirmed, setConfirmed] = useState(false);
  return (
    <Drawer
      title={confirmed ? 'Booked' : 'Requested'}
      footer={
        confirmed ? (
          <button>Check in</button>
        ) : (
          <button key="confirm" onClick={() => setConfirmed(true)}>
            Confirm
          </button>
        )
      }
      onClose={() => undefined}
    >
      <p>Follow-up</p>
    </Drawer>
  );
}

describe('a modal dialog', () => {
  it('takes the focus when an action removes its own button', async () => {
    await renderUi(<Request />);
    screen.getByRole('button', { name: 'Confirm' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(dialog('Booked')).toHaveFocus();
  });

  it('takes the focus when it opens', async () => {
    await renderUi(<Page />);
    await press('Open');
    expect(dialog('Maya Okafor')).toHaveFocus();
  });

  it('calls onClose on every Escape, and stays open until it unmounts', async () => {
    const onClose = jest.fn();
    await renderUi(<Page onClose={onClose} />);
    await press('Open');
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    expect(onClose).toHaveBeenCalledTimes(3);
    expect(dialog('Maya Okafor')).toHaveAttribute('open');
  });

  it('calls onClose on the cancel event, such as the back gesture of a phone', async () => {
    const onClose = jest.fn();
    await renderUi(<Page onClose={onClose} />);
    await press('Open');
    expect(fireEvent(dialog('Maya Okafor'), new Event('cancel', { cancelable: true }))).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('reopens and calls onClose if the browser closes it', async () => {
    const onClose = jest.fn();
    await renderUi(<Page onClose={onClose} />);
    await press('Open');
    await act(async () => {
      (dialog('Maya Okafor') as HTMLDialogElement).close();
      await new Promise((resolve) => setTimeout(resolve, 10));
    });
    expect(dialog('Maya Okafor')).toHaveAttribute('open');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('ignores the cancel event of a file input', async () => {
    const onClose = jest.fn();
    await renderUi(
      <Modal title="Import" onClose={onClose}>
        <input type="file" aria-label="File" />
      </Modal>,
    );
    fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes on a backdrop click, but not when a text selection ends there', async () => {
    const onClose = jest.fn();
    await renderUi(<Page onClose={onClose} />);
    await press('Open');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('heading', { name: 'Maya Okafor' }) },
      { keys: '[/MouseLeft]', target: dialog('Maya Okafor') },
    ]);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog('Maya Okafor'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('restores the focus, also when nested dialogs close together', async () => {
    await renderUi(<Page />);
    await press('Open');
    await press('Refund');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Refund' })).toHaveFocus();
    await press('Refund');
    await press('Close everything');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('moves the focus to the page if it was open from the start', async () => {
    function Opened() {
      const [open, setOpen] = useState(true);
      return (
        <main id="main" tabIndex={-1}>
          {open && (
            <Drawer title="Maya Okafor" onClose={() => setOpen(false)}>
              <p>Follow-up</p>
            </Drawer>
          )}
        </main>
      );
    }
    await renderUi(<Opened />);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('locks scrolling of the page behind it', async () => {
    await renderUi(<Page />);
    const { style } = document.documentElement;
    await press('Open');
    await press('Refund');
    expect(style.overflow).toBe('hidden');
    await press('Close everything');
    expect(style.overflow).toBe('');
  });
});

describe('inside a modal dialog', () => {
  it('Escape closes an open menu, not the dialog', async () => {
    const onClose = jest.fn();
    await renderUi(
      <Drawer title="Maya Okafor" onClose={onClose}>
        <Menu items={[{ key: 'write', label: 'Write' }]}>
          <button>Acts</button>
        </Menu>
      </Drawer>,
    );
    await press('Acts');
    expect(within(dialog('Maya Okafor')).getByRole('menuitem', { name: 'Write' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('the dropdown of a select opens in the dialog, and Escape closes only the dropdown', async () => {
    const onClose = jest.fn();
    const field = {
      id: 'zone',
      name: 'zone',
      value: '' as const,
      onChange: jest.fn(),
      onBlur: jest.fn(),
    };
    await renderUi(
      <Modal title="Practice" onClose={onClose}>
        <SelectField {...field} label="Zone" options={[{ value: 'berlin', label: 'Berlin' }]} />
      </Modal>,
    );
    await userEvent.click(screen.getByRole('combobox', { name: 'Zone' }));
    await userEvent.click(await within(dialog('Practice')).findByTitle('Berlin'));
    expect(field.onChange).toHaveBeenCalledWith('berlin');
    await userEvent.click(screen.getByRole('combobox', { name: 'Zone' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('toasts', () => {
  it('move into the topmost dialog, stay clickable, and outlive it', async () => {
    const onUndo = jest.fn();
    await renderUi(
      <>
        <Page />
        <ToastArea>
          <Toast closeAfter={0} onUndo={onUndo} onClose={() => undefined}>
            Saved
          </Toast>
        </ToastArea>
      </>,
    );
    await press('Open');
    expect(dialog('Maya Okafor')).toContainElement(screen.getByText('Saved'));
    await press('Refund');
    expect(dialog('Refund')).toContainElement(screen.getByText('Saved'));
    await userEvent.click(within(dialog('Refund')).getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledTimes(1);
    await press('Close everything');
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });
});
