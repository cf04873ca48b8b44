import RotateCw from 'lucide-react/icons/rotate-cw';
import type { QueryResult } from '../../data/use-query';
import { useFailureText } from '../text/failure-text';
import { useUiText } from '../text/use-ui-text';
import { Alert } from './alert';
import { Button } from './button';

export interface PartFaultProps {
  /** Of `useQuery`: what the page needs beside its own records, such as the options of a field. */
  of: readonly Pick<QueryResult<unknown>, 'data' | 'error' | 'loading' | 'reload'>[];
}

/** Says that something beside what a page is about couldn't be loaded, with Retry; else nothing. */
export function PartFault({ of }: PartFaultProps) {
  const text = useUiText();
  const failureText = useFailureText();
  const missing = of.filter(({ data, error }) => error && data === null);
  const failure = missing[0]?.error;
  if (!failure) return null;
  return (
    <Alert
      kind="danger"
      title={text('error.part')}
      action={
        <Button
          icon={RotateCw}
          loading={missing.some(({ loading }) => loading)}
          onClick={() => missing.forEach(({ reload }) => reload())}
        >
          {text('retry')}
        </Button>
      }
    >
      {failureText(failure)}
    </Alert>
  );
}
