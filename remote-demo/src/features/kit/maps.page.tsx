import { Section } from './gallery/section';
import { maps } from './sections/maps';

/** Maps, each with examples, their code and its props. */
export default function MapsPage() {
  return <Section section={maps} />;
}
