import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Html } from './html';
import { hostileHtml } from '../../testing/hostile-html';
import { sanitizeHtml } from './sanitize';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Whatever of it would run, load, send or dress up anything. */
function faultsOf(html: string): string[] {
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
    const open =
      tag === 'a' && element.hasAttribute('href')
        ? !/\bnoopener\b/.test(element.getAttribute('rel') ?? '') ||
          element.getAttribute('target') !== '_blank'
        : element.hasAttribute('target');
    return [
      ...(element.matches(forbidden) ? [tag] : []),
      ...attributes,
      ...(open ? [`${tag} opens in place`] : []),
    ];
  });
}

describe('sanitizeHtml', () => {
  it.each(hostileHtml)('leaves nothing hostile of %s', (hostile) => {
    expect(faultsOf(sanitizeHtml(hostile))).toEqual([]);
  });

  it('leaves nothing hostile of any of them nested, cut and joined', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostileHtml),
      fc.constantFrom('<p>', '</p>', '<table><tr><td>', '<math><mi>', '<svg>', '</svg>', '<!--'),
      fc.constantFrom('-->', '<noscript>', '"', "'", '<style>', '</style>', '<a href="', '<img '),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), fc.nat(40), (pieces, cut) => {
        const clean = sanitizeHtml(pieces.join('').slice(cut));
        expect(faultsOf(clean)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps what text is made of', () => {
    const text =
      '<h2>Schedule</h2><p>A <strong>bold</strong> <em>word</em></p><ul><li>one</li></ul><blockquote>said</blockquote><table><tbody><tr><td colspan="2">cell</td></tr></tbody></table>';
    expect(sanitizeHtml(text)).toBe(text);
  });

  it('says what a picture of another server would have shown', () => {
    expect(sanitizeHtml('<p><img src="https://track.example/1.gif" alt="Our logo"></p>')).toBe(
      '<p>Our logo</p>',
    );
  });
});

describe('Html', () => {
  it('shows the text, and links that open apart', () => {
    render(<Html html='<p>Read <a href="https://example.com/a">the paper</a></p>' />);
    const link = screen.getByRole('link', { name: 'the paper' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('runs nothing and loads nothing of a hostile message, shown one after the other', () => {
    const ran = jest.fn();
    Object.assign(window, { hostile: ran });
    const { container, rerender } = render(<Html html="" />);
    for (const hostile of hostileHtml) {
      rerender(<Html html={hostile} />);
      expect(faultsOf(container.firstElementChild!.innerHTML)).toEqual([]);
    }
    expect(ran).not.toHaveBeenCalled();
  });
});
