import { useEffect, useRef, useState } from 'react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { dateFormat, Icon } from '@praxis/sdk/ui';
import { prefetchWhenIdle } from '../../boot/prefetch-when-idle';
import { useCurrentLanguage } from '../use-current-language';
import { nextSlotQuery } from './queries';

/** A doctor's next available appointment; fetched when the card is in the viewport and the browser is idle. */
export function NextSlot({ doctorId }: { doctorId: string }) {
  const { t } = useTranslation('public');
  const language = useCurrentLanguage();
  const place = useRef<HTMLLIElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const { data } = useQuery(nextSlotQuery, isSeen ? { params: { id: doctorId } } : null);

  useEffect(() => {
    let cancel = () => {};
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      cancel = prefetchWhenIdle(() => setIsSeen(true));
    });
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, []);

  const day = dateFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  return (
    <li ref={place}>
      {data && <Icon of={CalendarClock} size={16} />}
      {data &&
        (data.startAt !== null
          ? t('search.next', { day: day.format(new Date(data.startAt)) })
          : t(data.booksOnline ? 'search.nothingFree' : 'search.byPhone'))}
    </li>
  );
}
