import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderUi } from '../../testing/render-ui';
import { UnsavedChanges } from './unsaved-changes';

const asked = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function Plans() {
  const { pathname } = useLocation();
  return <UnsavedChanges unsaved={pathname === '/plans/new'} />;
}

/** A browser goes back a moment after it was asked to; a router in memory does so at once. */
async function showAfterBack() {
  const { router } = await renderUi(<Plans />, { at: '/plans', history: 'browser' });
  await act(() => router.navigate('/plans/new'));
  await act(() => {
    window.history.back();
  });
  await asked();
  expect(router.state.location.pathname).toBe('/plans/new');
  return router;
}

it('leaves by Back once the changes are discarded', async () => {
  const router = await showAfterBack();
  await press('Discard changes');
  await waitFor(() => expect(router.state.location.pathname).toBe('/plans'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('asks again after one stayed', async () => {
  const router = await showAfterBack();
  await press('Keep editing');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await act(() => {
    window.history.back();
  });
  await asked();
  expect(router.state.location.pathname).toBe('/plans/new');
});
