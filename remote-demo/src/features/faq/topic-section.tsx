import { useRef } from 'react';
import { Icon } from '@praxis/sdk/ui';
import styles from './faq.module.css';
import { QuestionItem } from './question-item';
import { iconOf, type KeyedTopic } from './topic-icons';
import { useTargeted } from './use-targeted';

/** Topic with its questions; scrolls into view if the address links to it. */
export function TopicSection({ topic, q }: { topic: KeyedTopic; q: string }) {
  const { key, title, subtitle, qandA } = topic;
  const section = useRef<HTMLElement>(null);
  useTargeted(key, () => section.current?.scrollIntoView());
  return (
    <section ref={section} id={key} aria-labelledby={`${key}-title`} className={styles['topic']}>
      <header className={styles['topicHeader']}>
        <span className={styles['badge']}>
          <Icon of={iconOf(topic)} size={20} />
        </span>
        <div>
          <h2 id={`${key}-title`}>{title}</h2>
          <p className={styles['subtitle']}>{subtitle}</p>
        </div>
      </header>
      <div className={styles['questions']}>
        {qandA.map((one) => (
          <QuestionItem key={one.question} {...one} q={q} />
        ))}
      </div>
    </section>
  );
}
