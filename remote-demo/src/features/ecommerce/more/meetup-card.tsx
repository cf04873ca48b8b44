import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import { answerMeetup } from '@praxis/contract/demo/card-lists';
import { useTranslation } from '@praxis/sdk';
import { useMutation, useQuery } from '@praxis/sdk/data';
import { Avatar, Button, Icon, useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { dateFormat, DateTime } from '@praxis/sdk/ui/page';
import { QueryCard } from '../../../shared/dashboard/query-card';
import styles from '../ecommerce.module.css';
import { meetupQuery } from '../queries';

/** Next meetup: time, place, attendees, and the user's reply. */
export function MeetupCard() {
  const { t } = useTranslation('demo');
  const language = useIntlLanguage();
  const zone = useZone();
  const meetup = useQuery(meetupQuery, {});
  const answer = useMutation(answerMeetup);
  const reply = (isGoing: boolean) =>
    void answer.runOrNotify(
      { body: { isGoing } },
      {
        success: t(isGoing ? 'ecommerce.meetup.saidYes' : 'ecommerce.meetup.saidNo'),
        failed: t('ecommerce.meetup.notSaid'),
        retry: () => reply(isGoing),
      },
    );
  return (
    <QueryCard title={t('ecommerce.meetup.title')} query={meetup} height={300}>
      {({ title, text, startsAt, endsAt, place, address, people, going, isGoing }) => {
        const part = (options: Intl.DateTimeFormatOptions) =>
          dateFormat(language, { ...options, timeZone: zone }).format(new Date(startsAt));
        return (
          <div className={styles.meetup}>
            <div className={styles.meetupHead}>
              <span className={styles.day} aria-hidden>
                <small>{part({ month: 'short' })}</small>
                {part({ day: 'numeric' })}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </div>
            <p className={styles.fact}>
              <Icon of={CalendarDays} size={16} />
              <DateTime at={startsAt} until={endsAt} />
            </p>
            <p className={styles.fact}>
              <Icon of={MapPin} size={16} />
              <span>
                {place}
                <small>{address}</small>
              </span>
            </p>
            <div className={styles.going}>
              <span className={styles.faces} aria-hidden>
                {people.map(({ name, avatar }) => (
                  <Avatar key={name} name={name} src={avatar} size={28} />
                ))}
              </span>
              {t('ecommerce.meetup.going', { count: going })}
            </div>
            <Button loading={answer.running} onClick={() => reply(!isGoing)}>
              {t(isGoing ? 'ecommerce.meetup.no' : 'ecommerce.meetup.yes')}
            </Button>
          </div>
        );
      }}
    </QueryCard>
  );
}
