import { useLayoutEffect, useRef, type ReactNode } from 'react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { Failure } from '../../data/request-error';
import { focusPage } from '../focus-page';
import { useFailureText } from '../text/failure-text';
import { useUiText } from '../text/use-ui-text';
import { Button } from './button';
import { EmptyState } from './empty-state';

export interface ErrorStateProps {
  /** What failed, as a sentence: "The appointments could not be loaded". */
  title?: ReactNode;
  /** The cause; determines the text. */
  failure?: Failure | null;
  /** What was kept: "The filter is as it was." */
  kept?: ReactNode;
  /** Retries; without it there is no Retry button. */
  onRetry?(): void;
  /** Another action next to Retry. */
  other?: ReactNode;
  /** A retry is in progress. */
  retrying?: boolean;
}

/** Replaces content that failed to load: says what failed and what was kept, and offers Retry. */
export function ErrorState({
  title,
  failure,
  kept,
  onRetry,
  other,
  retrying = false,
}: ErrorStateProps) {
  const text = useUiText();
  const failureText = useFailureText();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    // A successful retry removes the focused button.
    return () => {
      if (current?.contains(document.activeElement)) focusPage();
    };
  }, []);
  return (
    <div ref={place} role="alert">
      <EmptyState
        drawing={failure?.kind === 'offline' ? 'offline' : 'broken'}
        title={title ?? text('error.title')}
        action={
          (onRetry ?? other) && (
            <>
              {onRetry && (
                <Button icon={RotateCw} loading={retrying} onClick={onRetry}>
                  {text('retry')}
                </Button>
              )}
              {other}
            </>
          )
        }
      >
        {failure && <p>{failureText(failure)}</p>}
        {kept !== undefined && <p>{kept}</p>}
      </EmptyState>
    </div>
  );
}
