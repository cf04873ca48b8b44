import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { Pagination } from './pagination';

function Pages({ failing }: { failing?: number }) {
  const [page, setPage] = useState(1);
  return (
    <main id="main" tabIndex={-1}>
      {page !== failing && <Pagination page={page} perPage={10} total={30} onPage={setPage} />}
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('keeps the focus when the keyboard reaches the last and the first page', async () => {
  await renderUi(<Pages />);
  act(() => button('Next page').focus());
  await userEvent.keyboard('{Enter}');
  expect(button('Next page')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button('Page 3')).toHaveFocus();
  act(() => button('Previous page').focus());
  await userEvent.keyboard('{Enter}{Enter}');
  expect(button('Page 1')).toHaveFocus();
});

it('moves the focus to the main content if the next page fails and the buttons disappear', async () => {
  await renderUi(<Pages failing={2} />);
  act(() => button('Next page').focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

describe('scroll position on a page change', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
  const listAt = (top: number) =>
    jest
      .spyOn(screen.getByRole('main'), 'getBoundingClientRect')
      .mockReturnValue({ top } as DOMRect);
  beforeEach(() => scroll.mockClear());

  it('moves to the top of the list if the list starts above the viewport', async () => {
    await renderUi(<Pages />);
    listAt(-900);
    await userEvent.click(button('Page 3'));
    expect(scroll.mock.contexts).toEqual([screen.getByRole('main')]);
  });

  it('stays if the top is in view, or if a keyboard user has the focus on a button', async () => {
    await renderUi(<Pages />);
    const top = listAt(80);
    await userEvent.click(button('Page 3'));
    top.mockReturnValue({ top: -900 } as DOMRect);
    await userEvent.keyboard('{Enter}');
    expect(scroll).not.toHaveBeenCalled();
  });
});
