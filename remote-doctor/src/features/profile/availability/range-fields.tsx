import Trash2 from 'lucide-react/icons/trash-2';
import { timeValues } from '@praxis/contract/entities/options';
import { useTranslation } from '@praxis/sdk';
import { IconButton, useIntlLanguage } from '@praxis/sdk/ui';
import { NativeSelectField, type FieldBinding } from '@praxis/sdk/ui/form';
import { formatTime } from '@praxis/sdk/ui/page';
import styles from '../profile.module.css';

interface RangeFieldsProps {
  /** Name that distinguishes the range: "Monday, hours 2". */
  name: string;
  start: FieldBinding<string>;
  end: FieldBinding<string>;
  onRemove(): void;
}

/** Start and end time of a range. */
export function RangeFields({ name, start, end, onRemove }: RangeFieldsProps) {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  const choices = (value: string) =>
    [...new Set([...timeValues, value])].sort().map((time) => ({
      value: time,
      label: formatTime(`2026-01-01T${time}:00Z`, { language, zone: 'UTC' }),
    }));
  return (
    <div className={styles.range}>
      <NativeSelectField
        {...start}
        hideLabel
        label={t('profile.availability.from', { name })}
        choices={choices(start.value)}
      />
      <span aria-hidden="true">–</span>
      <NativeSelectField
        {...end}
        hideLabel
        label={t('profile.availability.to', { name })}
        choices={choices(end.value)}
      />
      <IconButton
        size="small"
        icon={Trash2}
        label={t('profile.availability.remove', { name })}
        onClick={onRemove}
      />
    </div>
  );
}
