import { Card, EmptyState, LinkButton } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';

interface MissingRecordProps {
  /** "Invoice not found". */
  title: string;
  /** Why it may be missing, or what to do. */
  text: string;
  /** List that the record would be in. */
  back: { to: string; label: string };
  /** Label of the button that opens the list. */
  action: string;
}

/** Page whose address names a record that doesn't exist. */
export function MissingRecord({ title, text, back, action }: MissingRecordProps) {
  return (
    <Page>
      <PageHeader title={title} back={back} />
      <Card>
        <EmptyState
          drawing="search"
          title={text}
          action={
            <LinkButton kind="primary" to={back.to}>
              {action}
            </LinkButton>
          }
        />
      </Card>
    </Page>
  );
}
