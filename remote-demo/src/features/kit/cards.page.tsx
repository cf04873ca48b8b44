import { Section } from './gallery/section';
import { cards } from './sections/cards';

/** Cards as pages compose them. */
export default function CardsPage() {
  return <Section section={cards} />;
}
