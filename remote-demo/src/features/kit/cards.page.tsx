import { Section } from './gallery/section';
import { cards } from './sections/cards';

/** Section of common card compositions. */
export default function CardsPage() {
  return <Section section={cards} />;
}
