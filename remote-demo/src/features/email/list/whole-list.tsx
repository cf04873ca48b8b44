import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { Button, useFailureText, useUiText } from '@praxis/sdk/ui';
import styles from './mail-list.module.css';

interface Props {
  /** Name of the list: the folder or the label. */
  name: string;
  /** Only what was searched for is in it. */
  isSearch: boolean;
  /** Emails of the list, over all pages. */
  total: number;
  /** What there is on all pages, from when it was asked for. */
  whole: Pick<QueryResult<unknown>, 'data' | 'error' | 'loading' | 'reload'>;
  onChoose(): void;
  onClear(): void;
}

/** Below the toolbar, where a page is chosen and there are others: chooses what they have, too. */
export function WholeList({ name, isSearch, total, whole, onChoose, onClear }: Props) {
  const { t } = useTranslation('demo');
  const text = useUiText();
  const failureText = useFailureText();
  const { data, error, loading, reload } = whole;
  const verb = t(isSearch ? 'email.selectFound' : 'email.selectWhole', { total, name });
  return (
    <div className={styles['whole']}>
      {error && <span role="alert">{failureText(error)}</span>}
      <Button
        size="small"
        kind="quiet"
        loading={loading && data === null}
        onClick={data !== null ? onClear : error ? reload : onChoose}
      >
        {data !== null ? text('list.clearSelection') : verb}
      </Button>
    </div>
  );
}
