import { Section } from './gallery/section';
import { components } from './sections/components';

/** The components of the kit, each with examples, their code and its props. */
export default function ComponentsPage() {
  return <Section section={components} />;
}
