import type { RawAnswer, RawRequest } from '@praxis/mock-server/core/raw';
import { withFreeTexts } from './free-texts';
import { activeMarkup, hostileText, rightToLeft } from './hostile-text';
import { leakingDirections } from './leaking-directions';

/** What a test makes of the texts that people wrote, and what the page may make of them. */
export interface HostileTexts {
  /** Makes the free texts of an answer hostile. */
  rewrite(answer: RawAnswer, request: Pick<RawRequest, 'method' | 'path'>): RawAnswer;
  /** Makes one text hostile, which comes from elsewhere than an answer. */
  hostile(text: string, key?: string): string;
  /** Whether the page shows one of them. */
  isShown(): boolean;
  /** Each is shown as it was written, nothing of it runs, and what stands beside it is not turned round. */
  expectOnlyTexts(): void;
}

/** Watches the page of the running test from now on. */
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
    rewrite(answer, request) {
      if (answer.status >= 400 || !/^[{[]/.test(answer.body)) return answer;
      const body = withFreeTexts(request, JSON.parse(answer.body), hostile);
      return { ...answer, body: JSON.stringify(body) };
    },
    isShown: () => shown().includes(hostileText.slice(0, 60)),
    expectOnlyTexts() {
      expect(activeMarkup()).toEqual([]);
      expect(ran).not.toHaveBeenCalled();
      expect(leakingDirections(given)).toEqual([]);
    },
  };
}

/** What a person reads on the page, in its fields too. */
const shown = () =>
  [
    document.body.textContent,
    ...Array.from(
      document.querySelectorAll<HTMLInputElement>('input, textarea'),
      ({ value }) => value,
    ),
  ].join('\n');

/** An address that somebody enters is a script's. */
const hostileFor = (text: string, key: string): string => {
  if (/url|website|link$/i.test(key)) return 'javascript:hostile()';
  return text.length > 100
    ? `${rightToLeft} ${hostileText}`
    : `${rightToLeft} ${text} ${hostileText}`;
};
