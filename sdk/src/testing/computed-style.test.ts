const sheet = `
  .hidden, section > .gone:not(.kept, [data-a="1,2"]) { display: none }
  .kept { display: grid; color: red; position: sticky }
  ul { direction: rtl; width: 0; height: 10PX }
  ul { width: not-at-all }
  li { width: calc(1px + 2%); height: 50% }
  :where(.css-x1).menu .item { pointer-events: none; overflow-x: auto }
  [data-state='closed'] { visibility: hidden }
  [data-name="a, .b"] { content: 'x' }
  @media screen { .wide { display: inline-flex } }
  @media print { .wide { display: block } }
  ul li:first-child { transform: scale(2) }
  p:is(.one, .two) { display: unset }
  * { will-change: auto }
`;

const markup = `
  <main class="css-x1 menu">
    <section data-state="closed"><b class="hidden">a</b><i class="gone">b</i>
      <i class="gone kept">c</i><u data-a="1,2" class="gone">d</u></section>
    <div class="item"><span class="wide" style="visibility: visible">e</span></div>
    <ul><li style="position: absolute">f</li><li hidden>g</li></ul><p class="two">h</p><p data-name="a, .b">i</p>
    <svg><title>j</title></svg><template></template><dialog>k</dialog><input type="hidden" />
  </main>`;

const quick = [
  'display',
  'visibility',
  'pointer-events',
  'content',
  'overflow-x',
  'transform',
  'position',
  'direction',
  'width',
  'height',
];

/** jsdom's own result: serializing a style computes all of its properties. */
function wholeStyle(element: Element): Record<string, string> {
  const probe = document.createElement('div');
  probe.style.cssText = getComputedStyle(element).cssText;
  return Object.fromEntries(quick.map((name) => [name, probe.style.getPropertyValue(name)]));
}

const quickStyle = (element: Element) =>
  Object.fromEntries(quick.map((name) => [name, getComputedStyle(element).getPropertyValue(name)]));

const every = () =>
  [...document.querySelectorAll('*')].map((element) => [element.outerHTML, quickStyle(element)]);
const everyWhole = () =>
  [...document.querySelectorAll('*')].map((element) => [element.outerHTML, wholeStyle(element)]);

beforeEach(() => {
  document.head.innerHTML = `<style>${sheet}</style>`;
  document.body.innerHTML = markup;
});

test('computes the same styles as jsdom', () => {
  expect(every()).toEqual(everyWhole());
  expect(quickStyle(document.querySelector('.item')!)).toMatchObject({
    'pointer-events': 'none',
    'overflow-x': 'auto',
  });
});

test('reflects a change of the document or of a rule immediately', () => {
  const item = document.querySelector('.item')!;
  const rules = document.styleSheets[0]!;
  expect(getComputedStyle(item).display).toBe('block');
  item.classList.add('hidden');
  expect(getComputedStyle(item).display).toBe('none');
  item.classList.remove('hidden');
  document.head.append(document.createElement('style'));
  document.styleSheets[1]!.insertRule('.item { display: flex }');
  document.body.append('');
  expect(every()).toEqual(everyWhole());
  expect(getComputedStyle(item).display).toBe('flex');
  document.querySelectorAll('style')[1]!.textContent = '.item { display: table }';
  expect(getComputedStyle(item).display).toBe('table');
  document.querySelector('style')!.remove();
  expect(rules).not.toBe(document.styleSheets[0]);
  expect(every()).toEqual(everyWhole());
});

test('inherits visibility, and provides all other properties', () => {
  const section = document.querySelector('section')!;
  const inside = section.querySelector('b')!;
  expect(getComputedStyle(inside).visibility).toBe('hidden');
  section.removeAttribute('data-state');
  expect(getComputedStyle(inside).visibility).toBe('visible');
  const kept = document.querySelector('.gone.kept')!;
  expect(getComputedStyle(kept).color).toBe('rgb(255, 0, 0)');
  expect('color' in getComputedStyle(kept)).toBe(true);
  expect(getComputedStyle(kept, '::before').getPropertyValue('color')).toBe('rgb(255, 0, 0)');
});
