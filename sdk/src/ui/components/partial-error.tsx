import RotateCw from 'lucide-react/icons/rotate-cw';
import type { QueryResult } from '../../data/use-query';
import { useFailureText } from '../text/failure-text';
import { useUiText } from '../text/use-ui-text';
import { Alert } from './alert';
import { Button } from './button';

export interface PartialErrorProps {
  /** Results of `useQuery` for secondary data, such as the options of a field. */
  of: readonly Pick<QueryResult<unknown>, 'data' | 'error' | 'loading' | 'reload'>[];
}

/** Shows an alert with Retry if secondary data of a page failed to load. */
export function PartialError({ of }: PartialErrorProps) {
  const text = useUiText();
  const failureText = useFailureText();
  const failed = of.filter(({ data, error }) => error && data === null);
  const failure = failed[0]?.error;
  if (!failure) return null;
  return (
    <Alert
      kind="danger"
      title={text('error.part')}
      action={
        <Button
          icon={RotateCw}
          loading={failed.some(({ loading }) => loading)}
          onClick={() => failed.forEach(({ reload }) => reload())}
        >
          {text('retry')}
        </Button>
      }
    >
      {failureText(failure)}
    </Alert>
  );
}
