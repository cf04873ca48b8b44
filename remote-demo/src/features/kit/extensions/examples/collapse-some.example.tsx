import { Collapse } from '@praxis/sdk/ui/extensions';

export default function CollapseSome() {
  return (
    <Collapse
      open={['cancel']}
      items={[
        {
          id: 'cancel',
          title: 'Can I cancel an appointment?',
          children: 'Yes, up to 24 hours before it starts.',
        },
        {
          id: 'family',
          title: 'Can my family use my plan?',
          children: 'Each person has a plan of their own.',
        },
        {
          id: 'travel',
          title: 'Does it work abroad?',
          children: 'Video appointments do, in every time zone.',
        },
      ]}
    />
  );
}
