import type { Failure } from '../../data/request-error';
import { useUiText } from '../text/use-ui-text';
import { Button } from './button';
import { ErrorState } from './error-state';

interface GoneStateProps {
  failure: Failure;
  /** Goes back to the list; omit it if the page's heading has a back link. */
  onBack?(): void;
}

/** Replaces a record that does not exist or was deleted while shown. No Retry: it would not help. */
export function GoneState({ failure, onBack }: GoneStateProps) {
  const text = useUiText();
  return (
    <ErrorState
      title={text('error.gone')}
      failure={failure}
      other={onBack && <Button onClick={onBack}>{text('error.toList')}</Button>}
    />
  );
}
