import { createRequire } from 'node:module';

// The copy of jsdom that the test environment uses.
const requireOfJsdom = createRequire(
  createRequire(import.meta.resolve('jest-environment-jsdom')).resolve('jsdom'),
);
const { implForWrapper } = requireOfJsdom('./jsdom/living/generated/utils.js');
const { matchesDontThrow } = requireOfJsdom('./jsdom/living/helpers/selectors.js');
const cssom = requireOfJsdom('rrweb-cssom');
/** @type {{ CSSStyleDeclaration: new () => CSSStyleDeclaration }} */
const { CSSStyleDeclaration: Style } = requireOfJsdom('cssstyle');
/** Missing in jsdom's own sheet: without it, an accessible name has a space at every `<wbr>`. */
const wbrRule = 'wbr { display: inline }';
/** @type {Sheet} */
const defaultSheet = cssom.parse(
  `${requireOfJsdom('./jsdom/browser/default-stylesheet.js')}${wbrRule}`,
);

/**
 * @typedef {{ getPropertyValue(name: string): string }} Declarations
 * @typedef {Declarations & { [index: number]: string, length: number }} RuleStyle
 * @typedef {{ selectorText: string, style: RuleStyle, cssRules?: ArrayLike<Rule>, media?: ArrayLike<string> }} Rule
 * @typedef {{ cssRules: ArrayLike<Rule> }} Sheet
 * @typedef {{
 *   localName: string,
 *   style: RuleStyle,
 *   parentElement: ElementImpl | null,
 *   classList: { contains(name: string): boolean },
 *   _ownerDocument: { _styleCache: object | null, styleSheets: { _list: Sheet[] } },
 * }} ElementImpl jsdom's implementation of an element
 */

/** Inherited properties, with their initial values. */
const inherited = /** @type {Readonly<Record<string, string>>} */ ({
  visibility: 'visible',
  'pointer-events': 'auto',
});

/**
 * Properties that are read all the time: by Testing Library to tell whether an element is visible
 * and clickable, by floating menus to find what clips them. jsdom returns all of these as
 * specified.
 */
const properties = [
  ...Object.keys(inherited),
  'display',
  'position',
  'direction',
  'content',
  'overflow',
  'overflow-x',
  'overflow-y',
  'transform',
  'translate',
  'scale',
  'rotate',
  'perspective',
  'filter',
  'backdrop-filter',
  'will-change',
  'contain',
  'width',
  'height',
];

/** Properties whose value in an element's style may be spelled differently than in its rule. */
const sizes = ['width', 'height'];

/** The properties by their CSS and their JavaScript names. */
const propertyNames = new Map(
  properties.flatMap((name) => [
    [name, name],
    [name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()), name],
  ]),
);

/**
 * Faster `getComputedStyle` for a jsdom window. jsdom computes the whole style whenever one
 * property is read, which is a sixth of the time of a test of forms. Here the few properties that
 * Testing Library reads for every role come directly from the rules that set them; all others come
 * from jsdom.
 * @param {Window} window
 * @returns {(element: Element) => CSSStyleDeclaration}
 */
export function computedStyleOf(window) {
  const whole = window.getComputedStyle.bind(window);
  return (element) => {
    const impl = /** @type {ElementImpl} */ (implForWrapper(element));
    /** @type {CSSStyleDeclaration | undefined} */
    let style;
    // Without the second argument: jsdom prints "not implemented" for pseudo-elements.
    const full = () => (style ??= whole(element));
    return new Proxy(/** @type {CSSStyleDeclaration} */ ({}), {
      get(_, name) {
        const property = typeof name === 'string' ? propertyNames.get(name) : undefined;
        if (property) return valueOf(impl, property);
        if (name === 'getPropertyValue')
          return (/** @type {string} */ of) =>
            properties.includes(of) ? valueOf(impl, of) : full().getPropertyValue(of);
        const value = Reflect.get(full(), name);
        return typeof value === 'function' ? value.bind(full()) : value;
      },
      has: (_, name) => name in full(),
      ownKeys: () => Reflect.ownKeys(full()),
      getOwnPropertyDescriptor: (_, name) => {
        const found = Reflect.getOwnPropertyDescriptor(full(), name);
        return found && { ...found, configurable: true };
      },
    });
  };
}

/**
 * @param {ElementImpl} element
 * @param {string} property
 * @returns {string}
 */
function valueOf(element, property) {
  const set = valuesOf(element)[property];
  if (set) return set;
  const first = inherited[property];
  if (first === undefined) return '';
  return element.parentElement ? valueOf(element.parentElement, property) : first;
}

/** @typedef {Record<string, string | undefined>} Values */

/** Values by jsdom's own style cache, which it replaces whenever the document changes. */
const known = /** @type {WeakMap<object, WeakMap<ElementImpl, Values>>} */ (new WeakMap());

/**
 * Values that rules and the element's own style set; the last one wins, as in jsdom.
 * @param {ElementImpl} element
 * @returns {Values}
 */
function valuesOf(element) {
  const document = element._ownerDocument;
  const cache = (document._styleCache ??= new WeakMap());
  let values = known.get(cache);
  if (!values) known.set(cache, (values = new WeakMap()));
  const before = values.get(element);
  if (before) return before;
  const found = /** @type {Values} */ ({});
  for (const sheet of [defaultSheet, ...document.styleSheets._list])
    for (const { rule, set } of rulesOf(sheet))
      if (mayMatch(rule, element) && matchesDontThrow(element, rule.selectorText))
        Object.assign(found, set);
  Object.assign(found, setBy(element.style));
  values.set(element, found);
  return found;
}

/**
 * @param {RuleStyle} style
 * @returns {Values | undefined}
 */
function setBy(style) {
  /** @type {Values | undefined} */
  let values;
  for (const name of properties) {
    const value = style.getPropertyValue(name);
    if (value) (values ??= {})[name] = value === 'unset' ? '' : value;
  }
  return values;
}

/**
 * Values of a rule as jsdom serializes them in an element's style.
 * @param {Values} values
 * @returns {Values}
 */
function serialized(values) {
  const style = new Style();
  const written = { ...values };
  for (const name of sizes)
    if (values[name]) {
      style.setProperty(name, values[name]);
      written[name] = style.getPropertyValue(name);
      if (!written[name]) delete written[name];
    }
  return written;
}

/** @typedef {{ rule: Rule, set: Values }} Setting */

const settings = /** @type {WeakMap<object, { length: number, found: Setting[] }>} */ (
  new WeakMap()
);

/**
 * The rules of a sheet that set any of the properties.
 * @param {Sheet} sheet
 * @returns {readonly Setting[]}
 */
function rulesOf({ cssRules }) {
  const before = settings.get(cssRules);
  if (before && before.length === cssRules.length) return before.found;
  const found = Array.from(cssRules)
    .flatMap((rule) =>
      !rule.media
        ? rule
        : Array.from(rule.media).includes('screen')
          ? Array.from(rule.cssRules ?? [])
          : [],
    )
    .flatMap((rule) => {
      const set = rule.style && setBy(rule.style);
      return set ? { rule, set: serialized(set) } : [];
    });
  settings.set(cssRules, { length: cssRules.length, found });
  return found;
}

const keys = /** @type {WeakMap<Rule, readonly string[] | null>} */ (new WeakMap());

/**
 * Whether an element has the class or the tag name at the end of a rule's selector. Browsers skip
 * most rules the same way.
 * @param {Rule} rule
 * @param {ElementImpl} element
 */
function mayMatch(rule, element) {
  let ends = keys.get(rule);
  if (ends === undefined) keys.set(rule, (ends = endsOf(rule.selectorText)));
  return (
    !ends ||
    ends.some((end) =>
      end.startsWith('.')
        ? element.classList.contains(end.slice(1))
        : element.localName.toLowerCase() === end,
    )
  );
}

const inBrackets = /:[\w-]+\([^()]*\)/;

/**
 * The class or tag name at the end of each alternative of a selector; null if one has none.
 * @param {string} selector
 * @returns {string[] | null}
 */
function endsOf(selector) {
  if (/["'\\]/.test(selector)) return null;
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  // Arguments of pseudo-classes only narrow the match.
  while (inBrackets.test(plain)) plain = plain.replace(inBrackets, '');
  if (plain.includes('(')) return null;
  const ends = plain.split(',').map((one) => {
    const last = one
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    return /\.[\w-]+/.exec(last ?? '')?.[0] ?? /^[a-z][\w-]*/.exec(last ?? '')?.[0];
  });
  return ends.every((end) => end !== undefined) ? ends : null;
}
