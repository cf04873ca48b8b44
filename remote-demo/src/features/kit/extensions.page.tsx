import { Section } from './gallery/section';
import { extensions } from './sections/extensions';

/** Section of antd's components in the kit, with examples, code and props. */
export default function ExtensionsPage() {
  return <Section section={extensions} />;
}
