import { productIcons } from '../kit/product-icons.mjs';

/**
 * Exports the icons that the product uses, each imported on its own.
 *
 * @this {import('webpack').LoaderContext<object>}
 */
export default function iconsLoader() {
  const { names, files } = productIcons();
  for (const file of files) this.addDependency(file);
  return [
    ...names.map((name, index) => `import icon${index} from 'lucide-react/icons/${name}';`),
    `export default { ${names.map((name, index) => `'${name}': icon${index}`).join(', ')} };`,
  ].join('\n');
}
