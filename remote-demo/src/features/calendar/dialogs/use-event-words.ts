import { calendarTypes } from '@praxis/contract/demo/calendar';
import { useIntlLanguage } from '@praxis/sdk/ui';
import { formatDateOnly, formatTime, oneOf } from '@praxis/sdk/ui/page';
import { useStatusText } from '../../../shared/statuses/statuses';

/** Says a value of the form that another tab changed; what reads as it stands is left to the form. */
export function useEventWords(): (path: string, value: unknown) => string | undefined {
  const statusText = useStatusText();
  const language = useIntlLanguage();
  return (path, value) => {
    if (typeof value !== 'string' || value === '') return undefined;
    if (path === 'startOn' || path === 'endOn') return formatDateOnly(value, language);
    if (path === 'startTime' || path === 'endTime')
      return formatTime(`1970-01-01T${value}Z`, { language, zone: 'UTC' });
    const calendar = path === 'calendar' && oneOf(value, calendarTypes);
    return calendar ? statusText('calendar', calendar) : undefined;
  };
}
