import type { CalendarEvent } from '@praxis/contract/demo/calendar';
import { useTranslation } from '@praxis/sdk';
import { Link } from '@praxis/sdk/ui';
import { Facts, Person } from '@praxis/sdk/ui/page';
import { linkOf, propertiesOf } from '../event-properties';
import { timesOf } from '../event-values';
import { useWhenText } from '../use-when-text';
import styles from './event-facts.module.css';

/** Details of an event. */
export function EventFacts({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('demo');
  const whenText = useWhenText();
  const { guests, place, description } = propertiesOf(event);
  const link = linkOf(event.url);
  return (
    <Facts
      items={[
        { label: t('calendar.when'), value: whenText(timesOf(event)) },
        place !== '' && { label: t('calendar.place'), value: place },
        event.url !== '' && {
          label: t('calendar.url'),
          wide: true,
          value:
            link === null ? (
              event.url
            ) : (
              <Link to={link} target="_blank" rel="noreferrer" className={styles['link']}>
                {event.url}
              </Link>
            ),
        },
        guests.length > 0 && {
          label: t('calendar.guests'),
          wide: true,
          value: (
            <ul className={styles['guests']}>
              {guests.map(({ key, name, email }) => (
                <li key={key}>
                  <Person
                    size={28}
                    name={name}
                    detail={email !== undefined && email !== name ? email : undefined}
                  />
                </li>
              ))}
            </ul>
          ),
        },
        description !== '' && {
          label: t('calendar.description'),
          wide: true,
          value: <p className={styles['description']}>{description}</p>,
        },
      ]}
    />
  );
}
