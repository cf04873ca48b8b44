import { Section } from './gallery/section';
import { uiElement } from './sections/ui-element';

/** Section of typography, spacing, surfaces and motion. */
export default function UiElementPage() {
  return <Section section={uiElement} />;
}
