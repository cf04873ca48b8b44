import { Card } from '@praxis/sdk/ui';
import { Carousel } from '@praxis/sdk/ui/extensions';

const testimonials = [
  { id: 'ada', name: 'Ada Reed', text: 'My doctor answers the same day.' },
  { id: 'ben', name: 'Ben Ortiz', text: 'One price, and no surprise on the invoice.' },
  { id: 'chloe', name: 'Chloe Meyer', text: 'I moved my appointment from the train.' },
];

export default function TestimonialCarousel() {
  return (
    <Carousel
      label="What patients say"
      slides={testimonials.map(({ id, name, text }) => ({
        id,
        children: <Card title={name}>{text}</Card>,
      }))}
    />
  );
}
