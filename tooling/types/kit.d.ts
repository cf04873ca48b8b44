/** The source text of a file. */
declare module '*?source' {
  const source: string;
  export default source;
}
/** The icons that the product uses, by name (`tooling/kit/product-icons.mjs`). */
declare module '@praxis/product-icons' {
  import type { LucideIcon } from 'lucide-react';

  const icons: Readonly<Record<string, LucideIcon>>;
  export default icons;
}
/** Facts about the components of an entry of the kit (`tooling/kit/component-facts.mjs`). */
declare module '@praxis/sdk-props/*' {
  interface Prop {
    name: string;
    type: string;
    required: boolean;
    /** Source code of the default value. */
    fallback?: string;
    text: string;
  }
  const components: Readonly<
    Record<string, { text: string; element?: string; props: readonly Prop[] }>
  >;
  export default components;
}
