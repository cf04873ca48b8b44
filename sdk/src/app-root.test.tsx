import { screen } from '@testing-library/react';
import { AppRoot } from './app-root';
import { renderUi } from './testing/render-ui';
import { Modal } from './ui/overlay';

const Dialog = () => (
  <Modal title="Plan" onClose={() => undefined}>
    In a dialog
  </Modal>
);

it('marks the content of an app and its dialogs, which render elsewhere in the page', async () => {
  await renderUi(
    <AppRoot app="doctor">
      <p>On a page</p>
      <Dialog />
    </AppRoot>,
  );
  for (const text of ['On a page', 'In a dialog'])
    expect((await screen.findByText(text)).closest('[data-app="doctor"]')).toBeInTheDocument();
});

it('does not mark the shell’s dialogs', async () => {
  await renderUi(<Dialog />);
  expect((await screen.findByText('In a dialog')).closest('[data-app]')).not.toBeInTheDocument();
});
