import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import { useHost } from '../../host';
import { Button, type ButtonLook } from '../components/button';
import { downloadFile } from '../download';
import type { InvoiceDocument } from './invoice-document';

interface PdfButtonProps extends Pick<ButtonLook, 'block' | 'children'> {
  document: InvoiceDocument;
  /** Of the file, without its ending. */
  name: string;
  /** Said where no PDF could be made. */
  failed: string;
}

/** Makes the PDF in the browser and offers it; what makes it is loaded with the first click. */
export function PdfButton({ document, name, failed, ...look }: PdfButtonProps) {
  const { notify } = useHost();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const { invoicePdf } = await import(
        /* webpackChunkName: "invoice-pdf" */ './pdf/invoice-pdf'
      );
      downloadFile(`${name}.pdf`, 'application/pdf', await invoicePdf(document));
    } catch {
      notify({ kind: 'error', text: failed });
    } finally {
      setBusy(false);
    }
  };

  return <Button {...look} icon={Download} loading={busy} onClick={() => void download()} />;
}
