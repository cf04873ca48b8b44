import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderUi } from '../../testing/render-ui';
import { UnsavedChanges } from './unsaved-changes';

const findConfirmation = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function Plans() {
  const { pathname } = useLocation();
  return <UnsavedChanges unsaved={pathname === '/plans/new'} />;
}

/** Uses a browser history, because `history.back()` is asynchronous there, unlike in a memory router. */
async function goBackWithChanges() {
  const { router } = await renderUi(<Plans />, { at: '/plans', history: 'browser' });
  await act(() => router.navigate('/plans/new'));
  await act(() => {
    window.history.back();
  });
  await findConfirmation();
  expect(router.state.location.pathname).toBe('/plans/new');
  return router;
}

it('completes Back after the changes are discarded', async () => {
  const router = await goBackWithChanges();
  await press('Discard changes');
  await waitFor(() => expect(router.state.location.pathname).toBe('/plans'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('asks for confirmation again after the user stayed', async () => {
  const router = await goBackWithChanges();
  await press('Keep editing');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await act(() => {
    window.history.back();
  });
  await findConfirmation();
  expect(router.state.location.pathname).toBe('/plans/new');
});
