import type { Failure } from '../../data/request-error';
import { useUiText } from '../text/use-ui-text';
import { Button } from './button';
import { ErrorState } from './error-state';

interface GoneStateProps {
  failure: Failure;
  /** Leads back to the list; the page's heading does so where it is left out. */
  onBack?(): void;
}

/** In the place of a record that is not there, or was deleted while it was shown: trying again would not help. */
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
