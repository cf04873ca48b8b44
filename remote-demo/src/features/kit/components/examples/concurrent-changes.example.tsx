import { ConcurrentChanges } from '@praxis/sdk/ui/page';

export default function ChangesOfOthers() {
  return (
    <ConcurrentChanges
      changes={[
        { key: 'price', label: 'Price', before: '$49.00', now: '$59.00' },
        { key: 'benefits', label: 'Benefits' },
      ]}
    >
      What you entered is still here.
    </ConcurrentChanges>
  );
}
