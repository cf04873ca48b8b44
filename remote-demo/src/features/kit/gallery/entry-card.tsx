import { createElement } from 'react';
import { Link } from '@praxis/sdk/ui';
import { WhenVisible } from '@praxis/sdk/ui/page';
import type { KitSection } from '../kit';
import styles from './entry-card.module.css';
import type { EntryTexts } from './entry-texts';
import { useLoaded } from './use-loaded';

interface EntryCardProps extends EntryTexts {
  section: KitSection;
  slug: string;
  heading: 'h2' | 'h3';
}

/** Card of an entry: preview, title and purpose. */
export function EntryCard({ section, slug, heading: Heading, title, lead }: EntryCardProps) {
  return (
    <li className={styles['card']}>
      {/* Inert: the entry's page has the interactive example. */}
      <div className={styles['stage']} inert aria-hidden>
        <div className={styles['preview']}>
          <WhenVisible height={120}>
            <Preview section={section} slug={slug} />
          </WhenVisible>
        </div>
      </div>
      <div className={styles['words']}>
        <Heading className={styles['title']}>
          <Link to={`/${section.slug}/${slug}`} className={styles['link']}>
            {title}
          </Link>
        </Heading>
        <p className={styles['lead']}>{lead}</p>
      </div>
    </li>
  );
}

/** Preview of the entry; stays empty if its code fails to load. */
function Preview({ section, slug }: Pick<EntryCardProps, 'section' | 'slug'>) {
  const { content } = useLoaded(slug, () => section.load(slug));
  return content && createElement(content.preview ?? content.examples[0].show);
}
