import { getFoundFile } from '@praxis/contract/demo/search';
import { useHost, useIdentity, useTranslation } from '@praxis/sdk';
import { toFailure } from '@praxis/sdk/data';
import { useNavigate } from '@praxis/sdk/router';
import { useFailureText } from '@praxis/sdk/ui';
import { safeFileName } from '@praxis/sdk/ui/file-name';
import { recipientState } from '../../../shared/email-recipient';
import type { SearchResult } from './search-result';
import { addRecentPage } from './recent';

/** Opens a result: navigates to a page, starts an email to a contact, or downloads a file. */
export function useOpenResult(onClose: () => void): (found: SearchResult) => void {
  const { t } = useTranslation('demo');
  const navigate = useNavigate();
  const { client, notify } = useHost();
  const { userData } = useIdentity();
  const failureText = useFailureText();

  const download = async (title: string) => {
    try {
      const { fileName: given, url } = await client.call(getFoundFile, { query: { title } });
      const fileName = safeFileName(given);
      saveAs(fileName, url);
      notify({ kind: 'success', text: t('directory.downloaded', { name: fileName }) });
    } catch (error) {
      notify({ kind: 'error', text: failureText(toFailure(error)) });
    }
  };

  return (found) => {
    onClose();
    if (found.kind === 'file') return void download(found.file.title);
    if (found.kind === 'page') {
      addRecentPage(userData.id, found.page.path);
      return void navigate(found.page.path);
    }
    void navigate('/apps/email?compose=new', { state: recipientState(found.contact.email) });
  };
}

/** Downloads a `data:` URL as a file. */
function saveAs(fileName: string, url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
