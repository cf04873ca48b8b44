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
  /** The page on show, from 1. */
  page: number;
  /** How many a page has. */
  perPage: number;
  /** How many there are on all pages. */
  total: number;
  /** Goes to a page. */
  onPage(page: number): void;
  /** Offers other sizes of a page. */
  onPerPage?(perPage: number): void;
}

const sizes = [10, 25, 50, 100];

/** Where in the list one is, and the way to the other pages. */
export const Pagination = memo(function Pagination(props: PaginationProps) {
  const { page, perPage, total, onPage, onPerPage } = props;
  const text = useUiText();
  const number = numberFormat(useIntlLanguage());
  const pages = Math.max(1, Math.ceil(total / perPage));
  const from = Math.min((page - 1) * perPage + 1, total);
  const to = Math.min(page * perPage, total);
  const bar = useFocusOnPage(page);
  const turnTo = (next: number) => (event: MouseEvent<HTMLElement>) => {
    // By keyboard the button that has the focus stays in sight.
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
            onClick={turnTo(page - 1)}
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
                onClick={turnTo(shown)}
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
            onClick={turnTo(page + 1)}
          />
        </span>
      )}
    </nav>
  );
});

/** Another page of a list that is longer than the window is read from its top. */
function showTopOf(list: Element | null | undefined): void {
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
}

/**
 * On the first and the last page the button that led there goes no further: the page's own takes the
 * focus. Where the next page fails, all of them go.
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
 * First, last, and those around the current page; null stands for a gap. Of many pages there are as
 * many on each, so that none moves away under the mouse as one goes on.
 */
export function shownPages(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return pagesFrom(1, pages);
  if (page <= 4) return [...pagesFrom(1, 5), null, pages];
  if (page > pages - 4) return [1, null, ...pagesFrom(pages - 4, 5)];
  return [1, null, page - 1, page, page + 1, null, pages];
}

const pagesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);
