import { Section } from './gallery/section';
import { tables } from './sections/tables';

/** Section of tables and list parts, with examples, code and props. */
export default function TablesPage() {
  return <Section section={tables} />;
}
