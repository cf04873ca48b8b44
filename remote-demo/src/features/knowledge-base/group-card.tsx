import type { QuestionGroup } from '@praxis/contract/demo/knowledge-base';
import { Icon, Link } from '@praxis/sdk/ui';
import { questionPath } from './addresses';
import { groupIcon } from './group-icons';
import styles from './knowledge-base.module.css';

interface GroupCardProps {
  category: string;
  group: QuestionGroup;
}

/** Group of questions, as links. */
export function GroupCard({ category, group }: GroupCardProps) {
  const { id, title, icon, iconColor, questions } = group;
  return (
    <section className={styles['group']} aria-labelledby={`group-${id}`}>
      <header className={styles['groupHeader']}>
        <span className={styles['badge']} data-color={iconColor}>
          <Icon of={groupIcon(icon)} />
        </span>
        <h2 id={`group-${id}`}>{title}</h2>
      </header>
      <ul className={styles['links']}>
        {questions.map(({ id: questionId, question, slug }) => (
          <li key={questionId}>
            <Link to={questionPath(category, slug)}>{question}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
