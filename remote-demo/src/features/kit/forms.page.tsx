import { Section } from './gallery/section';
import { forms } from './sections/forms';

/** Fields and forms, each with examples, their code and its props. */
export default function FormsPage() {
  return <Section section={forms} />;
}
