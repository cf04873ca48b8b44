import { Alert, Button, Flex } from '@praxis/sdk/ui';

export default function AlertKinds() {
  return (
    <Flex vertical gap={3}>
      <Alert kind="info" title="New prices from January">
        Current subscribers keep their price.
      </Alert>
      <Alert kind="warning" title="Your card expires this month">
        Add another one to keep your subscription.
      </Alert>
      <Alert
        kind="danger"
        title="Couldn’t send 2 invoices"
        action={<Button size="small">Retry</Button>}
      >
        The other 14 were sent.
      </Alert>
      <Alert kind="success">Your changes are live.</Alert>
    </Flex>
  );
}
