import { Section } from './gallery/section';
import { tables } from './sections/tables';

/** Tables and parts of lists, each with examples, their code and its props. */
export default function TablesPage() {
  return <Section section={tables} />;
}
