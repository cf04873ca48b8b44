import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import { useHost, useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import { downloadFile } from '@praxis/sdk/ui/download';
import type { InvoiceDocument } from '../detail/invoice-document';

interface PdfButtonProps {
  document: InvoiceDocument;
  /** Of the file, without its ending. */
  name: string;
}

/** Makes the PDF in the browser and offers it; what makes it is loaded with the first click. */
export function PdfButton({ document, name }: PdfButtonProps) {
  const { t } = useTranslation('patient');
  const { notify } = useHost();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const { invoicePdf } = await import(/* webpackChunkName: "invoice-pdf" */ './invoice-pdf');
      downloadFile(`${name}.pdf`, 'application/pdf', await invoicePdf(document));
    } catch {
      notify({ kind: 'error', text: t('invoice.pdfFailed') });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button icon={Download} loading={busy} onClick={() => void download()}>
      {t('invoice.pdf')}
    </Button>
  );
}
