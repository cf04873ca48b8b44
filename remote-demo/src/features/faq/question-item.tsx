import { useRef } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LinkIcon from 'lucide-react/icons/link';
import type { QuestionAndAnswer } from '@praxis/contract/demo/faq';
import { useTranslation } from '@praxis/sdk';
import { Button, Icon } from '@praxis/sdk/ui';
import { Highlight } from '../../shared/help/highlight';
import { useCopyLink } from '../../shared/use-copy-link';
import { faqPath, fragmentOf } from './addresses';
import styles from './faq.module.css';
import { useTargeted } from './use-targeted';

interface QuestionItemProps extends QuestionAndAnswer {
  /** What is searched for: it is marked. */
  q: string;
}

/** A question that unfolds its answer, or comes unfolded where the address leads to it. */
export function QuestionItem({ question, ans, q }: QuestionItemProps) {
  const { t } = useTranslation('demo');
  const item = useRef<HTMLDetailsElement>(null);
  const copyLink = useCopyLink();
  const fragment = fragmentOf(question);
  useTargeted(fragment, () => {
    if (!item.current) return;
    item.current.open = true;
    item.current.scrollIntoView();
  });
  return (
    <details ref={item} id={fragment} className={styles['question']}>
      <summary className={styles['summary']}>
        <h3>
          <Highlight text={question} q={q} />
        </h3>
        <Icon of={ChevronDown} className={styles['chevron']} />
      </summary>
      <div className={styles['answer']}>
        <p>{ans}</p>
        <Button
          kind="quiet"
          size="small"
          icon={LinkIcon}
          onClick={() => void copyLink(`${faqPath}#${fragment}`)}
        >
          {t('link.copy')}
        </Button>
      </div>
    </details>
  );
}
