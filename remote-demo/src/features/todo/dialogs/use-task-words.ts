import { useIntlLanguage } from '@praxis/sdk/ui';
import { formatDateOnly } from '@praxis/sdk/ui/page';
import { plainText } from '../../../shared/plain-text';

/** Says a value of the form that another tab changed; what reads as it stands is left to the form. */
export function useTaskWords(): (path: string, value: unknown) => string | undefined {
  const language = useIntlLanguage();
  return (path, value) => {
    if (typeof value !== 'string' || value === '') return undefined;
    if (path === 'dueDate') return formatDateOnly(value, language);
    return path === 'description' ? plainText(value) : undefined;
  };
}
