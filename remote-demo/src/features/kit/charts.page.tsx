import { Section } from './gallery/section';
import { charts } from './sections/charts';

/** Section of charts, with examples, code and props. */
export default function ChartsPage() {
  return <Section section={charts} />;
}
