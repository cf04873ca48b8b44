/** New values by query parameter; an empty array removes the parameter. */
export type ParamChanges = Readonly<Record<string, readonly string[]>>;

export const pageChange = (page: number) => ({ page: [page > 1 ? String(page) : ''] });
/** Sorting returns to the first page. */
export const sortChange = (sort: string, defaultSort: string) => ({
  sort: [sort === defaultSort ? '' : sort],
  page: [],
});

/** Applies changes to query parameters; returns the query string. */
export function searchWith(params: URLSearchParams, changes: ParamChanges): string {
  for (const [name, values] of Object.entries(changes)) {
    params.delete(name);
    for (const value of values) if (value !== '') params.append(name, value);
  }
  return `?${params.toString()}`;
}

/** Returns the query string that a click on a list's link or button leads to; undefined for links to other pages. */
export function searchAfterPress(
  target: HTMLElement,
  pathname: string,
  search: string,
  defaultSort: string,
): string | undefined {
  if (target instanceof HTMLAnchorElement)
    return target.host === window.location.host && target.pathname === pathname
      ? target.search
      : undefined;
  const { page, sort } = target.dataset;
  const changes = sort === undefined ? pageChange(Number(page)) : sortChange(sort, defaultSort);
  return searchWith(new URLSearchParams(search), changes);
}
