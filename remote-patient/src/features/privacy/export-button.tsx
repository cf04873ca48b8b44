import Download from 'lucide-react/icons/download';
import { exportData } from '@praxis/contract/endpoints/patient-data';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Button } from '@praxis/sdk/ui';
import { downloadFile } from '@praxis/sdk/ui/download';

/** Downloads all data about the patient as a JSON file. */
export function ExportButton() {
  const { t } = useTranslation('patient');
  const { runOrNotify, running } = useMutation(exportData);
  const download = async () => {
    const data = await runOrNotify(
      {},
      { success: t('privacy.export.done'), failed: t('privacy.export.failed') },
    );
    if (!data) return;
    downloadFile(
      `${t('privacy.export.file')}-${data.exportedAt.slice(0, 10)}.json`,
      'application/json',
      `${JSON.stringify(data, null, 2)}\n`,
    );
  };
  return (
    <Button icon={Download} loading={running} onClick={() => void download()}>
      {t('privacy.export.act')}
    </Button>
  );
}
