import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import { useHost } from '../../host';
import { Button, type ButtonLook } from '../components/button';
import { downloadFile } from '../download';
import type { InvoiceDocument } from './invoice-document';

interface PdfButtonProps extends Pick<ButtonLook, 'block' | 'children'> {
  document: InvoiceDocument;
  /** File name without its extension. */
  name: string;
  /** Error message if the PDF cannot be created. */
  failed: string;
}

/** Creates the PDF in the browser and downloads it; the PDF code is lazy-loaded on the first click. */
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
