import { useRef, useState } from 'react';
import { Button, Flex } from '@praxis/sdk/ui';
import { Tour } from '@praxis/sdk/ui/extensions';

export default function FirstSteps() {
  const [open, setOpen] = useState(false);
  const plan = useRef<HTMLButtonElement>(null);
  const invite = useRef<HTMLButtonElement>(null);
  return (
    <Flex wrap gap={3}>
      <Button kind="primary" onClick={() => setOpen(true)}>
        Start the tour
      </Button>
      <Button ref={plan}>New plan</Button>
      <Button ref={invite}>Invite a colleague</Button>
      <Tour
        open={open}
        onClose={() => setOpen(false)}
        steps={[
          { title: 'Welcome', text: 'Set up your practice in two steps.' },
          { target: () => plan.current, title: 'A plan', text: 'Patients subscribe to it.' },
          { target: () => invite.current, title: 'A team', text: 'Colleagues who work with you.' },
        ]}
      />
    </Flex>
  );
}
