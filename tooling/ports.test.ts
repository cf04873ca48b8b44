import { execFile } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { UserError } from './user-error.mjs';
import { portsFrom, requireFreePorts } from './ports.mjs';
import { appIds, rootDirectory } from './workspace.mjs';

test('serves the shell on 3000 and the role apps on the ports after it', () => {
  expect(Object.entries(portsFrom({}))).toEqual(appIds.map((id, index) => [id, 3000 + index]));
  expect(portsFrom({})).toMatchObject({ shell: 3000, doctor: 3001, demo: 3005 });
});

test('moves all ports with PORT', () => {
  const ports = portsFrom({ PORT: '4000' });
  expect([ports.shell, ports.doctor, ports.demo]).toEqual([4000, 4001, 4005]);
});

test('suggests a range of ports when the account may not use the given one', async () => {
  const listen = jest.spyOn(net.Server.prototype, 'listen').mockImplementation(function (
    this: net.Server,
  ) {
    const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
    process.nextTick(() => this.emit('error', refused));
    return this;
  });
  await expect(requireFreePorts([80], '127.0.0.1')).rejects.toEqual(
    new UserError('Port 80 may not be used by this account. Choose one above 1023.'),
  );
  listen.mockRestore();
});

test.each(['abc', '0', '-1', '65535', '3000.5'])('rejects PORT=%s with the reason', (PORT) => {
  expect(() => portsFrom({ PORT })).toThrow(UserError);
  expect(() => portsFrom({ PORT })).toThrow(`not "${PORT}"`);
});

describe('a port in use', () => {
  let server: net.Server;
  let port: number;

  beforeEach(async () => {
    server = net.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as net.AddressInfo).port;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('is named, together with how to choose another', async () => {
    const check = requireFreePorts([port], '127.0.0.1');
    await expect(check).rejects.toThrow(`Port ${port} is in use`);
    await expect(check).rejects.toThrow('PORT=4000 npm start');
  });

  test('ends npm start with one message, no stack, and exit code 1', async () => {
    const program = path.join(rootDirectory, 'tooling/commands/start.mjs');
    const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
      const env = { ...process.env, PORT: String(port) };
      execFile(process.execPath, [program], { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code, output: stdout + stderr }),
      );
    });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use by another program.`);
    expect(output).not.toMatch(/^\s+at /m);
  });
});

test('accepts free ports', async () => {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePorts([port], '127.0.0.1')).resolves.toBeUndefined();
});
