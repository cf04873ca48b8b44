import { Section } from './gallery/section';
import { extensions } from './sections/extensions';

/** Parts of antd that the kit offers, each with examples, their code and its props. */
export default function ExtensionsPage() {
  return <Section section={extensions} />;
}
