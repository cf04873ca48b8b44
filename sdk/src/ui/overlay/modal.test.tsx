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

/** Opens a drawer, which opens a dialog; both can go at once. */
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

/** A request whose button goes with the act that it carries out. */
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
  it('takes the focus where the button that had it goes with its act', async () => {
    await renderUi(<Request />);
    screen.getByRole('button', { name: 'Confirm' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(dialog('Booked')).toHaveFocus();
  });

  it('takes the focus itself', async () => {
    await renderUi(<Page />);
    await press('Open');
    expect(dialog('Maya Okafor')).toHaveFocus();
  });

  it('is asked to close by Escape as often as it refuses, and stays until it is taken away', async () => {
    const onClose = jest.fn();
    await renderUi(<Page onClose={onClose} />);
    await press('Open');
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    expect(onClose).toHaveBeenCalledTimes(3);
    expect(dialog('Maya Okafor')).toHaveAttribute('open');
  });

  it('is asked by what a phone has instead of Escape', async () => {
    const onClose = jest.fn();
    await renderUi(<Page onClose={onClose} />);
    await press('Open');
    expect(fireEvent(dialog('Maya Okafor'), new Event('cancel', { cancelable: true }))).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is shown again, and asked, where the browser closed it by itself', async () => {
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

  it('is not closed by a file that was not chosen', async () => {
    const onClose = jest.fn();
    await renderUi(
      <Modal title="Import" onClose={onClose}>
        <input type="file" aria-label="File" />
      </Modal>,
    );
    fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes by a press beside it, but not by a selection that ends there', async () => {
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

  it('gives the focus back, each to where it came from', async () => {
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

  it('leaves the focus to the page where it came with the address, opened by nothing', async () => {
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

  it('keeps the page behind it from scrolling', async () => {
    await renderUi(<Page />);
    const { style } = document.documentElement;
    await press('Open');
    await press('Refund');
    expect(style.overflow).toBe('hidden');
    await press('Close everything');
    expect(style.overflow).toBe('');
  });
});

describe('what opens in a modal dialog', () => {
  it('is a menu that Escape closes alone', async () => {
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

  it('is the list of a select, within reach, that Escape closes alone', async () => {
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
  it('stand in the topmost dialog, where they can be pressed, and outlive it', async () => {
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
