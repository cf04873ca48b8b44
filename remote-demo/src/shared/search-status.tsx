import { useUiText, VisuallyHidden } from '@praxis/sdk/ui';

interface SearchStatusProps {
  /** A search or filter is active. */
  isActive: boolean;
  /** Number of results; undefined until loaded. */
  count: number | undefined;
}

/** Announces the number of results to screen readers while the focus stays in the search field. */
export function SearchStatus({ isActive, count }: SearchStatusProps) {
  const text = useUiText();
  return (
    <VisuallyHidden role="status">
      {isActive && count !== undefined && text('list.results', { count })}
    </VisuallyHidden>
  );
}
