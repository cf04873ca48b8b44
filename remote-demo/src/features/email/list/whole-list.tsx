import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { Button, useFailureText, useUiText } from '@praxis/sdk/ui';
import styles from './mail-list.module.css';

interface Props {
  /** Name of the list: the folder or the label. */
  name: string;
  /** The list contains search results only. */
  isSearch: boolean;
  /** Number of emails of the list, on all pages. */
  total: number;
  /** Query of the emails on all pages, active once requested. */
  whole: Pick<QueryResult<unknown>, 'data' | 'error' | 'loading' | 'reload'>;
  onChoose(): void;
  onClear(): void;
}

/** Button below the toolbar that extends a page's selection to all pages. */
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
