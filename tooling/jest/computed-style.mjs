import { createRequire } from 'node:module';

// The copy that the test environment is made of.
const requireOfJsdom = createRequire(
  createRequire(import.meta.resolve('jest-environment-jsdom')).resolve('jsdom'),
);
const { implForWrapper } = requireOfJsdom('./jsdom/living/generated/utils.js');
const { matchesDontThrow } = requireOfJsdom('./jsdom/living/helpers/selectors.js');
const cssom = requireOfJsdom('rrweb-cssom');
/** @type {{ CSSStyleDeclaration: new () => CSSStyleDeclaration }} */
const { CSSStyleDeclaration: Style } = requireOfJsdom('cssstyle');
/** jsdom's own sheet doesn't say so: a name would have a space wherever a line may break within it. */
const breaks = 'wbr { display: inline }';
/** @type {Sheet} */
const defaultSheet = cssom.parse(
  `${requireOfJsdom('./jsdom/browser/default-stylesheet.js')}${breaks}`,
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
 * }} ElementImpl as jsdom keeps an element
 */

/** Of these, an element that sets nothing has its parent's; this is what the first one has. */
const inherited = /** @type {Readonly<Record<string, string>>} */ ({
  visibility: 'visible',
  'pointer-events': 'auto',
});

/**
 * What is asked without end: by Testing Library whether an element is shown and takes presses, by
 * floating menus what they are cut off by. jsdom gives all of these back as they are written.
 */
const asked = [
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

/** Of these, a style has not always the letters that its rule has. */
const measures = ['width', 'height'];

/** The same, by the names that scripts have for them. */
const askedAs = new Map(
  asked.flatMap((name) => [
    [name, name],
    [name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()), name],
  ]),
);

/**
 * `getComputedStyle` of a jsdom window. jsdom computes a whole style whenever one property is
 * asked for, which is a sixth of the time of a test of forms. Here the few properties that
 * Testing Library asks for by every role come from the rules that set them; all else is jsdom's.
 * @param {Window} window
 * @returns {(element: Element) => CSSStyleDeclaration}
 */
export function computedStyleOf(window) {
  const whole = window.getComputedStyle.bind(window);
  return (element) => {
    const impl = /** @type {ElementImpl} */ (implForWrapper(element));
    /** @type {CSSStyleDeclaration | undefined} */
    let style;
    // jsdom says "not implemented" of pseudo-elements, so the second argument goes no further.
    const full = () => (style ??= whole(element));
    return new Proxy(/** @type {CSSStyleDeclaration} */ ({}), {
      get(_, name) {
        const property = typeof name === 'string' ? askedAs.get(name) : undefined;
        if (property) return valueOf(impl, property);
        if (name === 'getPropertyValue')
          return (/** @type {string} */ of) =>
            asked.includes(of) ? valueOf(impl, of) : full().getPropertyValue(of);
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

/** By jsdom's own cache, which it drops whenever the document changes. */
const known = /** @type {WeakMap<object, WeakMap<ElementImpl, Values>>} */ (new WeakMap());

/**
 * What rules and the element itself set, the last one winning, as in jsdom.
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
  for (const name of asked) {
    const value = style.getPropertyValue(name);
    if (value) (values ??= {})[name] = value === 'unset' ? '' : value;
  }
  return values;
}

/**
 * What a rule sets, as jsdom writes it in an element's style.
 * @param {Values} values
 * @returns {Values}
 */
function measured(values) {
  const style = new Style();
  const written = { ...values };
  for (const name of measures)
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
 * The rules of a sheet that set what is asked for.
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
      return set ? { rule, set: measured(set) } : [];
    });
  settings.set(cssRules, { length: cssRules.length, found });
  return found;
}

const keys = /** @type {WeakMap<Rule, readonly string[] | null>} */ (new WeakMap());

/**
 * Whether an element has the class or the name that the end of a rule's selector asks for. Browsers
 * leave most rules out like this, too.
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
 * A class or an element's name that each of a selector's alternatives ends with; null where one has none.
 * @param {string} selector
 * @returns {string[] | null}
 */
function endsOf(selector) {
  if (/["'\\]/.test(selector)) return null;
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  // What stands in brackets only narrows it down.
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
