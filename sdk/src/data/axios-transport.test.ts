import { createSendOnce } from './axios-transport';

const request = {
  method: 'GET',
  path: '/api/v1/doctor/plans',
  query: {},
  body: undefined,
  headers: {},
  background: false,
  anonymous: false,
};

it('sends the request synchronously, without a cookie lookup first', () => {
  const get = jest.fn(async () => null);
  Object.assign(window, { cookieStore: { get } });
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
  void createSendOnce({ address: '' })(request);
  expect(send).toHaveBeenCalledTimes(1);
  expect(get).not.toHaveBeenCalled();
  Reflect.deleteProperty(window, 'cookieStore');
  send.mockRestore();
});
