import { Section } from './gallery/section';
import { maps } from './sections/maps';

/** Section of maps, with examples, code and props. */
export default function MapsPage() {
  return <Section section={maps} />;
}
