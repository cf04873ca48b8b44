import { refuse } from './transport-answers';

test('a refusal before an endpoint is asked names its request, as every error does', () => {
  const answers = [1, 2].map(() => refuse(404, 'not_found', 'There is nothing at this address.'));
  const errors = answers.map(({ body }) => (JSON.parse(body) as { error: object }).error);
  for (const error of errors)
    expect(error).toEqual({
      code: 'not_found',
      message: 'There is nothing at this address.',
      requestId: expect.stringMatching(/.{8,}/) as string,
    });
  expect(errors[0]).not.toEqual(errors[1]);
});
