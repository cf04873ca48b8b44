import { useState } from 'react';
import Code from 'lucide-react/icons/code';
import { useTranslation } from '@praxis/sdk';
import { Button, lazyComponent, Loading } from '@praxis/sdk/ui';
import type { Example } from '../kit';
import { CopyButton } from './copy-button';
import styles from './example-card.module.css';
import { WithCode } from './with-code';

const CodeView = lazyComponent(
  () => import(/* webpackChunkName: "kit-code-view" */ './code-view'),
  <Loading shape="text" count={5} />,
);

/** Live example, with its source file below. */
export function ExampleCard({ id, example }: { id: string; example: Example }) {
  const { t } = useTranslation('demo');
  const [isOpen, setOpen] = useState(false);
  const { title, text, show: Show, source, flush = false } = example;
  return (
    <section id={id} tabIndex={-1} className={styles['part']} aria-labelledby={`${id}-title`}>
      <header lang="en">
        <h2 id={`${id}-title`}>{title}</h2>
        {text !== undefined && (
          <p className={styles['text']}>
            <WithCode text={text} />
          </p>
        )}
      </header>
      <div className={styles['frame']}>
        <div lang="en" className={styles['stage']} data-flush={flush || undefined}>
          <Show />
        </div>
        <div className={styles['bar']}>
          <Button
            size="small"
            kind="quiet"
            icon={Code}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'kit.hideCode' : 'kit.showCode')}
          </Button>
          <CopyButton text={async () => (await source()).default} label={t('kit.copyCode')} />
        </div>
        {isOpen && <CodeView source={source} label={title} />}
      </div>
    </section>
  );
}
