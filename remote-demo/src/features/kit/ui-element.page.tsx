import { Section } from './gallery/section';
import { uiElement } from './sections/ui-element';

/** Type, space, surfaces and motion: what components are made of. */
export default function UiElementPage() {
  return <Section section={uiElement} />;
}
