import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Html } from './html';
import { hostileHtml } from '../../testing/hostile-html';
import { sanitizeHtml } from './sanitize';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Lists everything in HTML that could run, load, submit or restyle anything. */
function violationsOf(html: string): string[] {
  return [...parse(html).querySelectorAll('*')].flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    const forbidden =
      'script,style,link,meta,base,iframe,frame,object,embed,form,input,button,textarea,select,svg,math,video,audio,source,picture,template,noscript,dialog,slot';
    const attributes = element.getAttributeNames().flatMap((name) => {
      const value = element.getAttribute(name) ?? '';
      if (/^(on|style$|class$|id$|name$|background$|srcset$|formaction$|action$|data)/.test(name))
        return [`${tag} ${name}`];
      if (name === 'href')
        return /^(https?:\/\/|mailto:|tel:)/i.test(value) ? [] : [`${tag} href ${value}`];
      if (name === 'src')
        return tag === 'img' && /^data:image\//i.test(value) ? [] : [`${tag} src ${value}`];
      return [];
    });
    const opensInPlace =
      tag === 'a' && element.hasAttribute('href')
        ? !/\bnoopener\b/.test(element.getAttribute('rel') ?? '') ||
          element.getAttribute('target') !== '_blank'
        : element.hasAttribute('target');
    return [
      ...(element.matches(forbidden) ? [tag] : []),
      ...attributes,
      ...(opensInPlace ? [`${tag} opens in place`] : []),
    ];
  });
}

describe('sanitizeHtml', () => {
  it.each(hostileHtml)('removes everything hostile from %s', (hostile) => {
    expect(violationsOf(sanitizeHtml(hostile))).toEqual([]);
  });

  it('removes everything hostile from nested, truncated and concatenated inputs', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostileHtml),
      fc.constantFrom('<p>', '</p>', '<table><tr><td>', '<math><mi>', '<svg>', '</svg>', '<!--'),
      fc.constantFrom('-->', '<noscript>', '"', "'", '<style>', '</style>', '<a href="', '<img '),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), fc.nat(40), (pieces, cut) => {
        const clean = sanitizeHtml(pieces.join('').slice(cut));
        expect(violationsOf(clean)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps text markup', () => {
    const text =
      '<h2>Schedule</h2><p>A <strong>bold</strong> <em>word</em></p><ul><li>one</li></ul><blockquote>said</blockquote><table><tbody><tr><td colspan="2">cell</td></tr></tbody></table>';
    expect(sanitizeHtml(text)).toBe(text);
  });

  it('replaces a remote image by its text alternative', () => {
    expect(sanitizeHtml('<p><img src="https://track.example/1.gif" alt="Our logo"></p>')).toBe(
      '<p>Our logo</p>',
    );
  });
});

describe('Html', () => {
  it('renders the text, with links that open in a new tab', () => {
    render(<Html html='<p>Read <a href="https://example.com/a">the paper</a></p>' />);
    const link = screen.getByRole('link', { name: 'the paper' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('runs and loads nothing of hostile messages, rendered one after the other', () => {
    const ran = jest.fn();
    Object.assign(window, { hostile: ran });
    const { container, rerender } = render(<Html html="" />);
    for (const hostile of hostileHtml) {
      rerender(<Html html={hostile} />);
      expect(violationsOf(container.firstElementChild!.innerHTML)).toEqual([]);
    }
    expect(ran).not.toHaveBeenCalled();
  });
});
