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

it('sends a request in the very call that asks for it, and asks the browser for no cookie before', () => {
  const get = jest.fn(async () => null);
  Object.assign(window, { cookieStore: { get } });
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
  void createSendOnce({ address: '' })(request);
  expect(send).toHaveBeenCalledTimes(1);
  expect(get).not.toHaveBeenCalled();
  Reflect.deleteProperty(window, 'cookieStore');
  send.mockRestore();
});
