import { useEffect } from 'react';
import { act, screen } from '@testing-library/react';
import { useLocation, type NavigateFunction, type SetURLSearchParams } from 'react-router-dom';
import { renderUi } from '../testing/render-ui';
import { useNavigate } from './use-navigate';
import { useSearchParams } from './use-search-params';

let whenSaved: NavigateFunction;
let whenKept: SetURLSearchParams;

function Form() {
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  useEffect(() => {
    whenSaved = navigate;
    whenKept = setParams;
  }, [navigate, setParams]);
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
  act(() => whenKept({ step: 'time' }));
  expect(router.state.location).toMatchObject({ pathname: '/plans', search: '' });
});
