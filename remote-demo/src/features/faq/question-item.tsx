import { useRef } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LinkIcon from 'lucide-react/icons/link';
import type { QuestionAndAnswer } from '@praxis/contract/demo/faq';
import { useTranslation } from '@praxis/sdk';
import { Button, Icon } from '@praxis/sdk/ui';
import { Highlight } from '../../shared/help/highlight';
import { useCopyLink } from '../../shared/use-copy-link';
import styles from './faq.module.css';
import { useTargeted } from './use-targeted';

const faqPath = '/pages/faq';

/** URL fragment of a question: a slug of its text. */
const fragmentOf = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

interface QuestionItemProps extends QuestionAndAnswer {
  /** Search term, which is highlighted. */
  q: string;
}

/** Expandable question; expanded if the address links to it. */
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
