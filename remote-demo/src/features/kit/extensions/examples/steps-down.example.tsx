import { Steps } from '@praxis/sdk/ui/extensions';

export default function StepsDown() {
  return (
    <Steps
      vertical
      current={1}
      steps={[
        { id: 'license', title: 'License checked', text: 'Valid until 2029' },
        { id: 'bank', title: 'Bank account', text: 'The name doesn’t match', failed: true },
        { id: 'open', title: 'Practice opens' },
      ]}
    />
  );
}
