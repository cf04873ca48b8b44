import { useEffect } from 'react';
import { act, screen } from '@testing-library/react';
import { useLocation, type NavigateFunction } from 'react-router-dom';
import { renderUi } from '../testing/render-ui';
import { useNavigate } from './use-navigate';

let whenSaved: NavigateFunction;

function Form() {
  const navigate = useNavigate();
  useEffect(() => {
    whenSaved = navigate;
  }, [navigate]);
  return null;
}

function Page() {
  const { pathname } = useLocation();
  return pathname === '/plans/new' ? <Form /> : <p>{pathname}</p>;
}

it('goes on from a page that shows, and takes nobody away from another', async () => {
  const { router } = await renderUi(<Page />, { at: '/plans/new' });
  await act(async () => void whenSaved('/plans'));
  expect(screen.getByText('/plans')).toBeInTheDocument();
  await act(async () => void whenSaved('/plans/1'));
  expect(router.state.location.pathname).toBe('/plans');
});
