import { useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { ChoiceChip, type ChoiceChipProps } from '@praxis/sdk/ui/form';
import { formatTime, isSameTime } from '@praxis/sdk/ui/page';

interface SlotChipProps extends Pick<ChoiceChipProps<string>, 'name' | 'checked' | 'onChoose'> {
  startAt: string;
  practiceZone: string;
}

/** A free time in the user's zone, and in the practice's zone if that differs. */
export function SlotChip({ startAt, practiceZone, ...choice }: SlotChipProps) {
  const language = useIntlLanguage();
  const zone = useZone();
  return (
    <ChoiceChip {...choice} value={startAt}>
      {formatTime(startAt, { language, zone })}
      {!isSameTime(Date.parse(startAt), zone, practiceZone) && (
        <small>{formatTime(startAt, { language, zone: practiceZone, namesZone: true })}</small>
      )}
    </ChoiceChip>
  );
}
