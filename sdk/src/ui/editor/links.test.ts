import { parseLinkAddress } from './links';

it.each([
  ['example.com', 'https://example.com/'],
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['HTTP://example.com', 'http://example.com/'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['dana@example.com', 'mailto:dana@example.com'],
  ['tel:+4930123', 'tel:+4930123'],
])('completes %s to %s', (typed, address) => {
  expect(parseLinkAddress(typed)).toBe(address);
});

it.each(['', 'word', 'two words.com', 'javascript:alert(1)', 'data:text/html,x', 'ftp://a.com'])(
  'rejects %j',
  (typed) => {
    expect(parseLinkAddress(typed)).toBeNull();
  },
);
