import { execFile } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { Fault } from './fault.mjs';
import { portsFrom, requireFreePorts } from './ports.mjs';
import { appIds, rootDirectory } from './workspace.mjs';

test('the shell is on 3000 and the role apps follow', () => {
  expect(Object.entries(portsFrom({}))).toEqual(appIds.map((id, index) => [id, 3000 + index]));
  expect(portsFrom({})).toMatchObject({ shell: 3000, doctor: 3001, demo: 3005 });
});

test('PORT moves all of them', () => {
  const ports = portsFrom({ PORT: '4000' });
  expect([ports.shell, ports.doctor, ports.demo]).toEqual([4000, 4001, 4005]);
});

test('a port that this account may not use is refused with one that it may', async () => {
  const listen = jest.spyOn(net.Server.prototype, 'listen').mockImplementation(function (
    this: net.Server,
  ) {
    const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
    process.nextTick(() => this.emit('error', refused));
    return this;
  });
  await expect(requireFreePorts([80], '127.0.0.1')).rejects.toEqual(
    new Fault('Port 80 may not be used by this account. Choose one above 1023.'),
  );
  listen.mockRestore();
});

test.each(['abc', '0', '-1', '65535', '3000.5'])('PORT=%s is refused with its reason', (PORT) => {
  expect(() => portsFrom({ PORT })).toThrow(Fault);
  expect(() => portsFrom({ PORT })).toThrow(`not "${PORT}"`);
});

describe('a taken port', () => {
  let server: net.Server;
  let port: number;

  beforeEach(async () => {
    server = net.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as net.AddressInfo).port;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('is named, with the way to choose another', async () => {
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

test('free ports pass', async () => {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePorts([port], '127.0.0.1')).resolves.toBeUndefined();
});
