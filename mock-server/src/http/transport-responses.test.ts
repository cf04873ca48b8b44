import { refuse } from './transport-responses';

test('an error before routing has a unique request id, like every error', () => {
  const responses = [1, 2].map(() => refuse(404, 'not_found', 'No endpoint has this path.'));
  const errors = responses.map(({ body }) => (JSON.parse(body) as { error: object }).error);
  for (const error of errors)
    expect(error).toEqual({
      code: 'not_found',
      message: 'No endpoint has this path.',
      requestId: expect.stringMatching(/.{8,}/) as string,
    });
  expect(errors[0]).not.toEqual(errors[1]);
});
