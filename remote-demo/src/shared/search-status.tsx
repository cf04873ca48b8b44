import { useUiText, VisuallyHidden } from '@praxis/sdk/ui';

interface SearchStatusProps {
  /** Something is searched for, or narrows what is shown. */
  asked: boolean;
  /** How much was found; undefined until that is known. */
  count: number | undefined;
}

/** Tells a screen reader what a search came to: the focus stays where it is typed. */
export function SearchStatus({ asked, count }: SearchStatusProps) {
  const text = useUiText();
  return (
    <VisuallyHidden role="status">
      {asked && count !== undefined && text('list.results', { count })}
    </VisuallyHidden>
  );
}
