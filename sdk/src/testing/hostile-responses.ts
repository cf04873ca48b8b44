import type { RawResponse, RawRequest } from '@praxis/mock-server/core/raw';
import { withFreeTexts } from './free-texts';
import { activeMarkup, hostileText, rightToLeft } from './hostile-text';
import { findBidiLeaks } from './bidi-leaks';

/** Replaces user-written texts by hostile ones and asserts that the page renders them as text. */
export interface HostileTexts {
  /** Makes the free texts of a response hostile. */
  rewrite(response: RawResponse, request: Pick<RawRequest, 'method' | 'path'>): RawResponse;
  /** Makes a text hostile that does not come from a response. */
  hostile(text: string, key?: string): string;
  /** Returns whether the page shows a hostile text. */
  isShown(): boolean;
  /** Asserts that no hostile text runs, loads anything, or reverses the text next to it. */
  expectOnlyTexts(): void;
}

/** Watches the page of the running test. */
export function hostileTexts(): HostileTexts {
  const ran = jest.fn();
  Object.assign(window, { hostile: ran });
  const given = new Set<string>();
  const hostile = (text: string, key = '') => {
    const said = hostileFor(text, key);
    given.add(said);
    return said;
  };
  return {
    hostile,
    rewrite(response, request) {
      if (response.status >= 400 || !/^[{[]/.test(response.body)) return response;
      const body = withFreeTexts(request, JSON.parse(response.body), hostile);
      return { ...response, body: JSON.stringify(body) };
    },
    isShown: () => shown().includes(hostileText.slice(0, 60)),
    expectOnlyTexts() {
      expect(activeMarkup()).toEqual([]);
      expect(ran).not.toHaveBeenCalled();
      expect(findBidiLeaks(given)).toEqual([]);
    },
  };
}

/** Returns the page's text, including the values of fields. */
const shown = () =>
  [
    document.body.textContent,
    ...Array.from(
      document.querySelectorAll<HTMLInputElement>('input, textarea'),
      ({ value }) => value,
    ),
  ].join('\n');

/** Addresses become `javascript:` URLs. */
const hostileFor = (text: string, key: string): string => {
  if (/url|website|link$/i.test(key)) return 'javascript:hostile()';
  return text.length > 100
    ? `${rightToLeft} ${hostileText}`
    : `${rightToLeft} ${text} ${hostileText}`;
};
