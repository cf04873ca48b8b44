import ArrowRight from 'lucide-react/icons/arrow-right';
import { Flex, LinkButton } from '@praxis/sdk/ui';

export default function ButtonLinks() {
  return (
    <Flex wrap gap={3}>
      <LinkButton to="/apps/invoice/list" icon={ArrowRight}>
        Open invoices
      </LinkButton>
      <LinkButton to="/apps/user/list" kind="quiet">
        All users
      </LinkButton>
    </Flex>
  );
}
