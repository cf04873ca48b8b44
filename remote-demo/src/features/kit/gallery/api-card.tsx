import { useTranslation } from '@praxis/sdk';
import { Card, ErrorState, Loading } from '@praxis/sdk/ui';
import type { Api } from '../kit';
import styles from './api-card.module.css';
import { CopyButton } from './copy-button';
import { PropsTable } from './props-table';
import { useLoaded } from './use-loaded';

/** Import statement of an entry's components, and a table of each one's props. */
export function ApiCard({ api }: { api: Api }) {
  const { t } = useTranslation('demo');
  const { content: components, failure } = useLoaded(api.from, api.load);
  const line = `import { ${api.names.join(', ')} } from '${api.from}';`;
  return (
    <>
      <div className={styles['import']}>
        <code lang="en" translate="no">
          {line}
        </code>
        <CopyButton text={async () => line} label={t('kit.copyImport')} />
      </div>
      {failure && <ErrorState {...failure} />}
      {!components && !failure && <Loading shape="table" count={4} />}
      {components &&
        api.names.map((name) => {
          const facts = components[name];
          return (
            facts && (
              <Card key={name} flush title={name}>
                <PropsTable name={name} facts={facts} />
              </Card>
            )
          );
        })}
    </>
  );
}
