import { Section } from './gallery/section';
import { components } from './sections/components';

/** Section of the kit's components, with examples, code and props. */
export default function ComponentsPage() {
  return <Section section={components} />;
}
