/** Values by parameter of the address; none take it away. */
export type Changed = Readonly<Record<string, readonly string[]>>;

export const pageChange = (page: number) => ({ page: [page > 1 ? String(page) : ''] });
/** Another order begins at the first page. */
export const sortChange = (sort: string, ownSort: string) => ({
  sort: [sort === ownSort ? '' : sort],
  page: [],
});

/** The search of an address with other values. */
export function searchWith(params: URLSearchParams, changed: Changed): string {
  for (const [name, values] of Object.entries(changed)) {
    params.delete(name);
    for (const value of values) if (value !== '') params.append(name, value);
  }
  return `?${params.toString()}`;
}

/** The search that a press on a link or a button of a list leads to; undefined where that is another page. */
export function searchOf(
  target: HTMLElement,
  pathname: string,
  search: string,
  ownSort: string,
): string | undefined {
  if (target instanceof HTMLAnchorElement)
    return target.host === window.location.host && target.pathname === pathname
      ? target.search
      : undefined;
  const { page, sort } = target.dataset;
  const changed = sort === undefined ? pageChange(Number(page)) : sortChange(sort, ownSort);
  return searchWith(new URLSearchParams(search), changed);
}
