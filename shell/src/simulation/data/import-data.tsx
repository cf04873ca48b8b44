import { useRef, useState } from 'react';
import type { DataFileFault, Panel } from '@praxis/mock-server';
import { useTranslation } from '@praxis/sdk';
import { Alert, Button } from '@praxis/sdk/ui';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { notify } from '../../notifications/notice-store';
import styles from '../simulation-panel.module.css';

/** Puts a file's data in the place of all; one that cannot be read is refused, and says why. */
export function ImportData({ panel }: { panel: Panel }) {
  const { t } = useTranslation('simulation');
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [fault, setFault] = useState<DataFileFault | 'unreadable' | null>(null);

  const replace = async (file: File) => {
    const text = await file.text().catch(() => null);
    const found = text === null ? 'unreadable' : await panel.importData(text);
    setFault(found);
    if (!found) notify({ kind: 'success', text: t('data.importDone') });
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
          setFault(null);
          setChosen(target.files?.[0] ?? null);
          target.value = ''; // The same file can be chosen again.
        }}
      />
      <Button onClick={() => input.current?.click()}>{t('data.import')}</Button>
      <div role="alert">{fault && <Alert kind="danger">{t(`data.faults.${fault}`)}</Alert>}</div>
      {chosen && (
        <ConfirmDialog
          danger
          title={t('data.importTitle')}
          verb={t('data.importAct')}
          onConfirm={() => replace(chosen)}
          onClose={() => setChosen(null)}
        >
          {t('data.importAsk', { name: chosen.name })}
        </ConfirmDialog>
      )}
    </section>
  );
}
