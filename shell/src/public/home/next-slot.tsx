import { useEffect, useRef, useState } from 'react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Icon } from '@praxis/sdk/ui';
import { prefetchWhenIdle } from '../../boot/prefetch-when-idle';
import { useLanguageOfPage } from '../use-language-of-page';
import { nextSlotQuery } from './queries';

/** When a doctor could be seen first; asked for once the card is in sight and the page is at rest. */
export function NextSlot({ doctorId }: { doctorId: string }) {
  const { t } = useTranslation('public');
  const language = useLanguageOfPage();
  const place = useRef<HTMLLIElement>(null);
  const [seen, setSeen] = useState(false);
  const { data } = useQuery(nextSlotQuery, seen ? { params: { id: doctorId } } : null);

  useEffect(() => {
    let callOff = () => {};
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      callOff = prefetchWhenIdle(() => setSeen(true));
    });
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      callOff();
    };
  }, []);

  const day = new Intl.DateTimeFormat(language, {
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
