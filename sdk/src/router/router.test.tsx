import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, Profiler, type ReactNode } from 'react';
import { renderUi } from '../testing/render-ui';
import { Link, usePathname, useSearchParams } from '../router';

/** Counts the renders of its children. */
function Counted({ of, children }: { of: jest.Mock; children: ReactNode }) {
  return (
    <Profiler id="counted" onRender={of}>
      {children}
    </Profiler>
  );
}

/** Returns whether a click is left to the browser (not default-prevented); jsdom cannot navigate. */
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

  it('navigates to its address, with Back returning', async () => {
    const { router } = await renderUi(<Link to="/plans?tab=active">Plans</Link>, {
      at: '/patients',
    });
    await userEvent.click(screen.getByRole('link', { name: 'Plans' }));
    expect(addressOf(router)).toBe('/plans?tab=active');
    await act(() => router.navigate(-1));
    expect(addressOf(router)).toBe('/patients');
  });

  it('adds no history entry at the current address', async () => {
    const { router } = await renderUi(<Link to="/patients?tab=all">All</Link>, {
      at: '/patients?tab=all',
    });
    await userEvent.click(screen.getByRole('link'));
    await act(() => router.navigate(-1));
    expect(addressOf(router)).toBe('/before');
  });

  it('keeps the query if told to, also when that changes', async () => {
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

  it('changes only the query if it has no path', async () => {
    await renderUi(<Link to="?tab=all">All</Link>, { at: '/plans?tab=active&page=2' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/plans?tab=all');
  });

  it.each(['https://example.org/', 'mailto:maya@example.org', '//example.org'])(
    'leaves external addresses to the browser: %s',
    async (to) => {
      const { router } = await renderUi(<Link to={to}>Outside</Link>, { at: '/patients' });
      expect(screen.getByRole('link')).toHaveAttribute('href', to);
      expect(leavesToBrowser(() => fireEvent.click(screen.getByRole('link')))).toBe(true);
      expect(addressOf(router)).toBe('/patients');
    },
  );

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click for a new tab to the browser: %j',
    async (how) => {
      const { router } = await renderUi(<Link to="/plans">Plans</Link>, { at: '/patients' });
      expect(leavesToBrowser(() => fireEvent.click(screen.getByRole('link'), how))).toBe(true);
      expect(addressOf(router)).toBe('/patients');
    },
  );

  it('ignores a click that was already handled', async () => {
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

it('re-renders only components that use the changed part of the address, not the frame', async () => {
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
