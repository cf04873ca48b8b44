import type { ReactNode } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';

interface Props {
  kind: 'basic' | 'advanced';
  children: ReactNode;
}

/** Frame of both tables: title and tabs. */
export function TablePage({ kind, children }: Props) {
  const { t } = useTranslation('demo');
  return (
    <Page>
      <PageHeader
        title={t(`tables.${kind}.title`)}
        tabs={
          <Tabs
            label={t('tables.label')}
            active={kind}
            items={[
              { key: 'basic', label: t('tables.basic.tab'), to: '/datatables/basic' },
              { key: 'advanced', label: t('tables.advanced.tab'), to: '/datatables/advanced' },
            ]}
          />
        }
      >
        {t(`tables.${kind}.subtitle`)}
      </PageHeader>
      {children}
    </Page>
  );
}
