import { memo, useLayoutEffect, useRef, type MouseEvent } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { classNames } from '../class-names';
import { IconButton } from '../components/icon-button';
import { focusPage } from '../focus-page';
import { numberFormat } from '../format/formatters';
import { useIntlLanguage } from '../text/intl-language';
import { useUiText } from '../text/use-ui-text';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** Current page, starting at 1. */
  page: number;
  /** Number of rows per page. */
  perPage: number;
  /** Number of rows on all pages. */
  total: number;
  /** Called with the page to show. */
  onPage(page: number): void;
  /** Called with another page size; without it there is no choice of page sizes. */
  onPerPage?(perPage: number): void;
}

const sizes = [10, 25, 50, 100];

/** Shows the position in the list and navigates to other pages. */
export const Pagination = memo(function Pagination(props: PaginationProps) {
  const { page, perPage, total, onPage, onPerPage } = props;
  const text = useUiText();
  const number = numberFormat(useIntlLanguage());
  const pages = Math.max(1, Math.ceil(total / perPage));
  const from = Math.min((page - 1) * perPage + 1, total);
  const to = Math.min(page * perPage, total);
  const bar = useFocusOnPage(page);
  const goTo = (next: number) => (event: MouseEvent<HTMLElement>) => {
    // On keyboard activation the focused button must stay in view.
    if (event.detail > 0) showTopOf(event.currentTarget.closest('nav')?.parentElement);
    onPage(next);
  };
  return (
    <nav ref={bar} className={styles['bar']} aria-label={text('list.pages')}>
      <span className={styles['range']}>{text('list.range', { from, to, total })}</span>
      {onPerPage && total > Math.min(perPage, sizes[0] ?? perPage) && (
        <label className={styles['size']}>
          {text('list.perPage')}
          <select value={perPage} onChange={(event) => onPerPage(Number(event.target.value))}>
            {[...new Set([...sizes, perPage])]
              .sort((a, b) => a - b)
              .map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
          </select>
        </label>
      )}
      {pages > 1 && (
        <span className={styles['pages']}>
          <IconButton
            size="small"
            icon={ChevronLeft}
            label={text('list.previousPage')}
            disabled={page <= 1}
            data-page={page - 1}
            onClick={goTo(page - 1)}
          />
          {shownPages(page, pages).map((shown, index) =>
            shown === null ? (
              <span key={`gap-${index}`} className={styles['gap']}>
                …
              </span>
            ) : (
              <button
                key={shown}
                type="button"
                className={classNames(styles['page'], shown === page && styles['current'])}
                aria-label={text('list.page', { page: shown })}
                aria-current={shown === page ? 'page' : undefined}
                data-page={shown}
                onClick={goTo(shown)}
              >
                {number.format(shown)}
              </button>
            ),
          )}
          <IconButton
            size="small"
            icon={ChevronRight}
            label={text('list.nextPage')}
            disabled={page >= pages}
            data-page={page + 1}
            onClick={goTo(page + 1)}
          />
        </span>
      )}
    </nav>
  );
});

/** Scrolls to the top of a list that is taller than the viewport after a page change. */
function showTopOf(list: Element | null | undefined): void {
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
}

/**
 * Keeps the focus when paging disables or removes the focused button: on the first and last page it moves
 * to the current page's button, and to the main content if the next page fails to load.
 */
function useFocusOnPage(page: number) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (bar.current?.querySelector(':focus:disabled'))
      bar.current.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [page]);
  useLayoutEffect(() => {
    const { current } = bar;
    return () => {
      if (current?.contains(document.activeElement)) focusPage();
    };
  }, []);
  return bar;
}

/**
 * Returns the first and last page and those around the current one; null is a gap. Long lists always get
 * the same number of buttons, so that none moves away under the pointer.
 */
export function shownPages(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return pagesFrom(1, pages);
  if (page <= 4) return [...pagesFrom(1, 5), null, pages];
  if (page > pages - 4) return [1, null, ...pagesFrom(pages - 4, 5)];
  return [1, null, page - 1, page, page + 1, null, pages];
}

const pagesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);
