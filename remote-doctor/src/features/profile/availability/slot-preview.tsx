import { useId, useState } from 'react';
import type { VisitType } from '@praxis/contract/entities/visit-type';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Card, Loading, useClock, useIntlLanguage } from '@praxis/sdk/ui';
import { NativeSelectField } from '@praxis/sdk/ui/form';
import { Loaded } from '@praxis/sdk/ui/overlay';
import {
  addDays,
  formatDateOnly,
  formatTime,
  localDateIn,
  PartialError,
} from '@praxis/sdk/ui/page';
import { visitTypesQuery } from '../../../shared/visit-types/queries';
import styles from '../profile.module.css';
import { slotPreviewQuery } from '../queries';

interface SlotPreviewProps {
  zone: string;
  /** Version of the saved hours, whose change reloads the slots. */
  version: number;
}

/** Slots that patients can book in the next seven days, from the saved hours. */
export function SlotPreview({ zone, version }: SlotPreviewProps) {
  const { t } = useTranslation('doctor');
  const id = useId();
  const query = useQuery(visitTypesQuery, { query: { perPage: 100, sort: 'name' } });
  const [chosen, setChosen] = useState('');
  const types = query.data?.items ?? [];
  const type = types.find((one) => one.id === chosen) ?? types[0];
  if (!type) return <PartialError of={[query]} />;
  return (
    <Card title={t('profile.availability.preview')}>
      <div className={styles.preview}>
        <p>{t('profile.availability.previewText')}</p>
        <NativeSelectField
          id={id}
          name="visitType"
          label={t('profile.availability.previewType')}
          value={type.id}
          onChange={setChosen}
          onBlur={() => undefined}
          choices={types.map(({ id: value, name: label }) => ({ value, label }))}
        />
        <Slots key={version} type={type} zone={zone} />
      </div>
    </Card>
  );
}

function Slots({ type, zone }: { type: VisitType; zone: string }) {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  const clock = useClock();
  const from = localDateIn(zone, clock());
  const days = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(from, count));
  const rows = useQuery(slotPreviewQuery, {
    params: { id: type.doctorId },
    query: { from, to: addDays(from, 6), visitTypeId: type.id },
  });
  return (
    <Loaded query={rows} outline={<Loading count={7} />}>
      {({ items }) => (
        <dl className={styles.slots} aria-busy={rows.loading}>
          {days.map((on) => {
            const starts = items.filter(
              ({ startAt }) => localDateIn(zone, Date.parse(startAt)) === on,
            );
            return (
              <div key={on}>
                <dt>{formatDateOnly(on, language, 'weekday')}</dt>
                <dd>
                  {starts
                    .map(({ startAt }) => formatTime(startAt, { language, zone }))
                    .join(' · ') || t('profile.availability.nothing')}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </Loaded>
  );
}
