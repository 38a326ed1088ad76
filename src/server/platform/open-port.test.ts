import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { findOpenPort } from './open-port.ts';

test('a port that another program has is told apart from a host that this machine has not', async () => {
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await findOpenPort(port, '127.0.0.1')).toBeUndefined();
  other.close();
  await once(other, 'close');
  expect(await findOpenPort(port, '127.0.0.1')).toBe(port);
  await expect(findOpenPort(port, '192.0.2.1')).rejects.toThrow(
    `HOST 192.0.2.1, port ${port}: EADDRNOTAVAIL`,
  );
});
