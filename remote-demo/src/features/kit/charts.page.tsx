import { Section } from './gallery/section';
import { charts } from './sections/charts';

/** Charts, each with examples, their code and its props. */
export default function ChartsPage() {
  return <Section section={charts} />;
}
