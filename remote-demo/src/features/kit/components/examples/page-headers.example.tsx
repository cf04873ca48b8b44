import Plus from 'lucide-react/icons/plus';
import { Button } from '@praxis/sdk/ui';
import { PageHeader, Tabs } from '@praxis/sdk/ui/page';

export default function PageHeaders() {
  return (
    <PageHeader
      title="Plans"
      back={{ to: '/page-layout', label: 'Page layouts' }}
      actions={
        <Button kind="primary" icon={Plus}>
          New plan
        </Button>
      }
      tabs={
        <Tabs
          label="Plans"
          active="published"
          onChange={() => undefined}
          items={[
            { key: 'published', label: 'Published', count: 4 },
            { key: 'archived', label: 'Archived' },
          ]}
        />
      }
    >
      Plans you offer and their revenue
    </PageHeader>
  );
}
