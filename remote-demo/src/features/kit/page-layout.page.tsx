import { Section } from './gallery/section';
import { pageLayout } from './sections/page-layout';

/** How pages are put together. */
export default function PageLayoutPage() {
  return <Section section={pageLayout} />;
}
