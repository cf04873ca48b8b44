import { Section } from './gallery/section';
import { pageLayout } from './sections/page-layout';

/** Section of page layouts. */
export default function PageLayoutPage() {
  return <Section section={pageLayout} />;
}
