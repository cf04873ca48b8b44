import { useId } from 'react';
import { useTranslation } from '@praxis/sdk';
import { ErrorState, Flex, LinkButton, Loading } from '@praxis/sdk/ui';
import type { EntryContent, KitSection } from '../kit';
import { ApiCard } from './api-card';
import { Contents } from './contents';
import styles from './entry-body.module.css';
import { ExampleCard } from './example-card';
import { useLoaded } from './use-loaded';

interface EntryBodyProps {
  section: KitSection;
  slug: string;
}

/** Content of an entry's page: examples, usage and props. */
export default function EntryBody({ section, slug }: EntryBodyProps) {
  const { content, failure } = useLoaded(slug, () => section.load(slug));
  if (failure) return <ErrorState {...failure} />;
  return content ? <Content {...content} /> : <Loading shape="text" count={6} />;
}

function Content({ examples, use = [], api = [], links = [] }: EntryContent) {
  const { t } = useTranslation('demo');
  const id = useId();
  const parts = [
    ...examples.map(({ title }, index) => ({ id: `${id}${index}`, title, english: true })),
    ...(use.length > 0 ? [{ id: `${id}use`, title: t('kit.use') }] : []),
    ...(api.length > 0 ? [{ id: `${id}props`, title: t('kit.props.title') }] : []),
  ];
  return (
    <div className={styles['columns']}>
      <div className={styles['parts']}>
        {examples.map((example, index) => (
          <ExampleCard key={example.title} id={`${id}${index}`} example={example} />
        ))}
        {use.length > 0 && (
          <section id={`${id}use`} tabIndex={-1} className={styles['part']}>
            <h2>{t('kit.use')}</h2>
            <ul lang="en" className={styles['use']}>
              {use.map((sentence) => (
                <li key={sentence} className="praxis-ticked">
                  {sentence}
                </li>
              ))}
            </ul>
          </section>
        )}
        {links.length > 0 && (
          <section className={styles['part']}>
            <h2>{t('kit.links')}</h2>
            <Flex wrap gap={2}>
              {links.map((to) => (
                <LinkButton key={to} to={to} size="small">
                  {to}
                </LinkButton>
              ))}
            </Flex>
          </section>
        )}
        {api.length > 0 && (
          <section id={`${id}props`} tabIndex={-1} className={styles['part']}>
            <h2>{t('kit.props.title')}</h2>
            {api.map((each) => (
              <ApiCard key={each.from} api={each} />
            ))}
          </section>
        )}
      </div>
      <Contents parts={parts} />
    </div>
  );
}
