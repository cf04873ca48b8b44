import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import { toFailure } from '../../data/request-error';
import { useHostIfAny } from '../../host';
import { Button, type ButtonProps } from '../components/button';
import { useFailureText } from '../text/failure-text';
import { useIntlLanguage } from '../text/intl-language';
import { useUiText } from '../text/use-ui-text';
import { userCheck } from './all-pages';
import { downloadCsv, toCsv, type CsvColumn } from './csv';

/** Contents of a list's CSV file. */
export interface CsvExport<Row> {
  /** Localized file name without its extension. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** Fetches every matching row, instead of exporting the current page only. */
  allRows?(): Promise<readonly Row[]>;
}

interface CsvButtonProps<Row> extends Pick<ButtonProps, 'size' | 'block'> {
  csv: CsvExport<Row>;
  rows: readonly Row[];
}

/** Downloads the list as a CSV file. */
export function CsvButton<Row>({ csv, rows, size = 'small', block }: CsvButtonProps<Row>) {
  const text = useUiText();
  const language = useIntlLanguage();
  const host = useHostIfAny();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const isSameUser = host && userCheck(host.identity);
    try {
      const exported = csv.allRows ? await csv.allRows() : rows;
      // After a sign-out, somebody else may be at the computer.
      if (isSameUser?.() ?? true) downloadCsv(csv.name, toCsv(csv.columns, exported, language));
    } catch (error) {
      host?.notify({ kind: 'error', text: failureText(toFailure(error)) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size={size}
      block={block}
      icon={Download}
      loading={busy}
      onClick={() => void download()}
    >
      {text('list.exportCsv')}
    </Button>
  );
}
