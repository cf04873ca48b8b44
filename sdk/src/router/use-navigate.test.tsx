import { useEffect } from 'react';
import { act, screen } from '@testing-library/react';
import { useLocation, type NavigateFunction, type SetURLSearchParams } from 'react-router-dom';
import { renderUi } from '../testing/render-ui';
import { useNavigate } from './use-navigate';
import { useNavigateLater } from './use-navigate-later';
import { useSearchParams } from './use-search-params';

let whenSaved: NavigateFunction;
let whenKept: SetURLSearchParams;
let press: ReturnType<typeof useNavigateLater>;

function Form() {
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  const later = useNavigateLater();
  useEffect(() => {
    whenSaved = navigate;
    whenKept = setParams;
    press = later;
  }, [navigate, setParams, later]);
  return null;
}

function Page() {
  const { pathname } = useLocation();
  return pathname === '/plans/new' ? <Form /> : <p>{pathname}</p>;
}

it('navigates from a mounted page, but not after the user left it', async () => {
  const { router } = await renderUi(<Page />, { at: '/plans/new' });
  await act(async () => void whenSaved('/plans'));
  expect(screen.getByText('/plans')).toBeInTheDocument();
  await act(async () => void whenSaved('/plans/1'));
  act(() => whenKept({ step: 'time' }));
  expect(router.state.location).toMatchObject({ pathname: '/plans', search: '' });
});

it('navigates from the page where Undo was pressed, unless the user left it', async () => {
  const { router } = await renderUi(<Page />, { at: '/plans/new' });
  await act(() => router.navigate('/plans'));
  const undone = press();
  await act(async () => expect(undone('/plans/1')).toBe(true));
  expect(screen.getByText('/plans/1')).toBeInTheDocument();
  const undoneLate = press();
  await act(() => router.navigate('/plans'));
  expect(undoneLate('/plans/2')).toBe(false);
  expect(screen.getByText('/plans')).toBeInTheDocument();
});
