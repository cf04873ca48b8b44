import { vacationKinds } from '@praxis/contract/entities/vacation';
import type { WatchedFact } from '../../ui/actions/record-action';
import { formatDateOnly } from '../../ui/format/dates';
import { useIntlLanguage } from '../../ui/text/intl-language';
import { useUiText } from '../../ui/text/use-ui-text';
import { StatusTag } from '../statuses';
import type { ListedVacation } from './vacation-columns';
import { VacationTime } from './vacation-time';

/** Facts of a vacation to show when it changes while an action's dialog is open. */
export function useVacationFacts(zone: string): (vacation: ListedVacation) => WatchedFact[] {
  const text = useUiText();
  return (vacation) => [
    {
      label: text('vacation.state'),
      value: vacation.state,
      shown: <StatusTag of="vacation" status={vacation.state} />,
    },
    {
      label: text('vacation.when'),
      value: `${vacation.startAt}/${vacation.endAt}`,
      shown: <VacationTime vacation={vacation} zone={zone} />,
    },
    {
      label: text('vacation.kindLabel'),
      value: vacation.kind,
      shown: vacation.kind ? text(`vacation.kind.${vacation.kind}`) : '–',
    },
    { label: text('vacation.note'), value: vacation.note, shown: vacation.note || '–' },
  ];
}

/** Formats a form value that another user changed; undefined if the form can show it unformatted. */
export function useVacationText(): (path: string, value: unknown) => string | undefined {
  const text = useUiText();
  const language = useIntlLanguage();
  return (path, value) => {
    const kind = vacationKinds.find((one) => path === 'kind' && one === value);
    if (kind) return text(`vacation.kind.${kind}`);
    const isDay = path === 'from' || path === 'until';
    return isDay && typeof value === 'string' ? formatDateOnly(value, language) : undefined;
  };
}
