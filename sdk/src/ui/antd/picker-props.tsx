import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import Calendar from 'lucide-react/icons/calendar';
import { Icon } from '../components/icon';
import type { TakeOver } from './take-over';

dayjs.extend(customParseFormat);

export interface SharedProps {
  id: string;
  described: object;
  failed: boolean;
  disabled?: boolean;
  clearable: boolean;
  onBlur(): void;
  /** State of the stand-in when this code was loaded; null if it did not have the focus. */
  from: TakeOver | null;
}

export interface DaysProps {
  firstDay?: string;
  lastDay?: string;
}

/** Returns the props that all of antd's pickers get. */
export function antdProps({
  failed,
  disabled,
  clearable,
}: Pick<SharedProps, 'failed' | 'disabled' | 'clearable'>) {
  return {
    status: failed ? ('error' as const) : undefined,
    disabled,
    allowClear: clearable,
    suffixIcon: <Icon of={Calendar} size={16} />,
    style: { width: '100%' },
  };
}

export function day(date: string | null | undefined): Dayjs | undefined {
  return date ? dayjs(date, 'YYYY-MM-DD') : undefined;
}
