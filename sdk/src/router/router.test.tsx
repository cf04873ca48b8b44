import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, Profiler, type ReactNode } from 'react';
import { renderUi } from '../testing/render-ui';
import { Link, usePathname, useSearchParams } from '../router';

/** Says how often what is in it rendered. */
function Counted({ of, children }: { of: jest.Mock; children: ReactNode }) {
  return (
    <Profiler id="counted" onRender={of}>
      {children}
    </Profiler>
  );
}

/** Whether nobody of the page has answered a press; the test's browser cannot follow it. */
function leavesToBrowser(press: () => void): boolean {
  let left = false;
  const onClick = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', onClick);
  press();
  document.removeEventListener('click', onClick);
  return left;
}

describe('a link', () => {
  const addressOf = ({ state }: Awaited<ReturnType<typeof renderUi>>['router']) =>
    `${state.location.pathname}${state.location.search}`;

  it('goes to its address, and Back leads from there', async () => {
    const { router } = await renderUi(<Link to="/plans?tab=active">Plans</Link>, {
      at: '/patients',
    });
    await userEvent.click(screen.getByRole('link', { name: 'Plans' }));
    expect(addressOf(router)).toBe('/plans?tab=active');
    await act(() => router.navigate(-1));
    expect(addressOf(router)).toBe('/patients');
  });

  it('adds no step to the history where one is there already', async () => {
    const { router } = await renderUi(<Link to="/patients?tab=all">All</Link>, {
      at: '/patients?tab=all',
    });
    await userEvent.click(screen.getByRole('link'));
    await act(() => router.navigate(-1));
    expect(addressOf(router)).toBe('/before');
  });

  it('takes the search along that it is told to keep, also when that changes', async () => {
    const { router } = await renderUi(
      <Link to="/patients/7" keepSearch>
        Maya
      </Link>,
      { at: '/patients?q=maya' },
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', '/patients/7?q=maya');
    await act(() => router.navigate('?page=2'));
    expect(screen.getByRole('link')).toHaveAttribute('href', '/patients/7?page=2');
  });

  it('leads to another search of the page where it has no path', async () => {
    await renderUi(<Link to="?tab=all">All</Link>, { at: '/plans?tab=active&page=2' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/plans?tab=all');
  });

  it.each(['https://example.org/', 'mailto:maya@example.org', '//example.org'])(
    'leaves what is outside of the product to the browser: %s',
    async (to) => {
      const { router } = await renderUi(<Link to={to}>Outside</Link>, { at: '/patients' });
      expect(screen.getByRole('link')).toHaveAttribute('href', to);
      expect(leavesToBrowser(() => fireEvent.click(screen.getByRole('link')))).toBe(true);
      expect(addressOf(router)).toBe('/patients');
    },
  );

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a press for a new tab to the browser: %j',
    async (how) => {
      const { router } = await renderUi(<Link to="/plans">Plans</Link>, { at: '/patients' });
      expect(leavesToBrowser(() => fireEvent.click(screen.getByRole('link'), how))).toBe(true);
      expect(addressOf(router)).toBe('/patients');
    },
  );

  it('does nothing where somebody else has answered the press', async () => {
    const { router } = await renderUi(
      <Link to="/plans" onClick={(event) => event.preventDefault()}>
        Plans
      </Link>,
      { at: '/patients' },
    );
    await userEvent.click(screen.getByRole('link'));
    expect(addressOf(router)).toBe('/patients');
  });
});

it('renders of a page what shows another part of its address, and nothing of the frame', async () => {
  const [frame, list] = [jest.fn(), jest.fn()];
  const Frame = memo(function Frame() {
    return (
      <nav aria-label={usePathname()}>
        <Link to="/patients">Patients</Link>
        <Link to="/plans">Plans</Link>
      </nav>
    );
  });
  function List() {
    const [params] = useSearchParams();
    return <p>Page {params.get('page')}</p>;
  }
  const { router } = await renderUi(
    <>
      <Counted of={frame}>
        <Frame />
      </Counted>
      <Counted of={list}>
        <List />
      </Counted>
    </>,
    { at: '/patients?page=1' },
  );
  frame.mockClear();
  list.mockClear();
  await act(() => router.navigate('?page=2'));
  expect(screen.getByText('Page 2')).toBeVisible();
  expect(list).toHaveBeenCalled();
  expect(frame).not.toHaveBeenCalled();

  await act(() => router.navigate('/plans'));
  expect(screen.getByRole('navigation', { name: '/plans' })).toBeVisible();
});
