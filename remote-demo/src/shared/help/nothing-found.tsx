import type { ReactNode } from 'react';
import { Button, Card, EmptyState, LinkButton } from '@praxis/sdk/ui';

interface NothingFoundProps {
  title: string;
  q: string;
  /** Label of the button that clears the search. */
  showAll: string;
  onClear(): void;
  /** The other help page, which may have an answer. */
  other: { path: string; label: string };
  children: ReactNode;
}

/** Empty state of a search for help. */
export function NothingFound({ title, q, showAll, onClear, other, children }: NothingFoundProps) {
  return (
    <Card>
      <EmptyState
        drawing="search"
        title={title}
        action={
          <>
            <Button kind="primary" onClick={onClear}>
              {showAll}
            </Button>
            <LinkButton to={`${other.path}?q=${encodeURIComponent(q)}`}>{other.label}</LinkButton>
          </>
        }
      >
        {children}
      </EmptyState>
    </Card>
  );
}
