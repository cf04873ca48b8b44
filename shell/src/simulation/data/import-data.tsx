import { useRef, useState } from 'react';
import type { DataFileContent, DataFileFault, Panel } from '@praxis/mock-server';
import { useTranslation } from '@praxis/sdk';
import { Alert, Button, useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { formatInstant } from '@praxis/sdk/ui/page';
import { notify } from '../../notifications/notice-store';
import styles from '../simulation-panel.module.css';

type Fault = DataFileFault | 'unreadable';

/** Imports a file after showing what it would replace; rejects an invalid file with the reason. */
export function ImportData({ panel }: { panel: Panel }) {
  const { t } = useTranslation('simulation');
  const language = useIntlLanguage();
  const zone = useZone();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<(DataFileContent & { name: string }) | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);

  const read = async (file: File) => {
    const text = await file.text().catch(() => null);
    const found = text === null ? 'unreadable' : panel.readData(text);
    if (typeof found === 'string') setFault(found);
    else setChosen({ ...found, name: file.name });
  };

  return (
    <section className={styles.section}>
      <h3>{t('data.importTitle')}</h3>
      <p>{t('data.importText')}</p>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/json,.json"
        aria-label={t('data.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          setFault(null);
          if (file) void read(file);
          target.value = ''; // Allows choosing the same file again.
        }}
      />
      <Button onClick={() => input.current?.click()}>{t('data.import')}</Button>
      {fault && <Alert kind="danger">{t(`data.faults.${fault}`)}</Alert>}
      {chosen && (
        <ConfirmDialog
          danger
          title={t('data.importTitle')}
          verb={t('data.importAct')}
          onConfirm={async () => {
            await chosen.replace();
            notify({ kind: 'success', text: t('data.importDone') });
          }}
          onClose={() => setChosen(null)}
        >
          <p>
            {t('data.importHolds', {
              count: chosen.records,
              name: chosen.name,
              time: formatInstant(chosen.time, { language, zone }),
            })}
          </p>
          <p>{t('data.importAsk', { count: chosen.replaced })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
