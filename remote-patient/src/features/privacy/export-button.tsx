import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import { exportData } from '@praxis/contract/endpoints/patient-data';
import { useHost, useTranslation } from '@praxis/sdk';
import { toFailure } from '@praxis/sdk/data';
import { Button, useFailureText } from '@praxis/sdk/ui';
import { downloadFile } from '@praxis/sdk/ui/download';

/** Everything that the product holds about the patient, as a JSON file. */
export function ExportButton() {
  const { t } = useTranslation('patient');
  const { client, notify } = useHost();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const data = await client.call(exportData, {});
      downloadFile(
        `${t('privacy.export.file')}-${data.exportedAt.slice(0, 10)}.json`,
        'application/json',
        `${JSON.stringify(data, null, 2)}\n`,
      );
      notify({ kind: 'success', text: t('privacy.export.done') });
    } catch (error) {
      notify({ kind: 'error', text: failureText(toFailure(error)) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={Download} loading={busy} onClick={() => void run()}>
      {t('privacy.export.act')}
    </Button>
  );
}
