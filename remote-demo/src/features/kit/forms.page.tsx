import { Section } from './gallery/section';
import { forms } from './sections/forms';

/** Section of fields and forms, with examples, code and props. */
export default function FormsPage() {
  return <Section section={forms} />;
}
