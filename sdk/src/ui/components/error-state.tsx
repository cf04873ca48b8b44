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
  /** Why; its text is chosen from the failure. */
  failure?: Failure | null;
  /** What was kept: "The filter is as it was." */
  kept?: ReactNode;
  /** Tries again. */
  onRetry?(): void;
  /** Another way on, beside Retry. */
  other?: ReactNode;
  /** A try is under way. */
  retrying?: boolean;
}

/** In the place of what could not be shown: what failed, what was kept, and Retry. */
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
    // Retry goes with what failed once another try has succeeded.
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
