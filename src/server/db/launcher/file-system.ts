import { statfs } from 'node:fs/promises';
import { PostgresRefusal } from './refusal.ts';

/** Magic numbers of statfs(2) on Linux. Locks and fsync are not to be trusted across a network. */
const NETWORK_FILE_SYSTEMS = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB2'],
  [0x01021997, '9P'],
  [0x5346414f, 'AFS'],
  [0x00c36400, 'Ceph'],
  [0x0bd00bd0, 'Lustre'],
  [0x47504653, 'GPFS'],
]);

/** Throws a PostgresRefusal when the folder lies on a network file system. */
export async function refuseNetworkFileSystem(
  folder: string,
  kindOf = fileSystemKind,
): Promise<void> {
  const name =
    process.platform === 'linux' ? NETWORK_FILE_SYSTEMS.get(await kindOf(folder)) : undefined;
  if (!name) return;
  throw new PostgresRefusal(
    `${folder} is on a network file system (${name}), where a database can lose orders. ` +
      'Set DATA_DIR to a folder on a local disk, or DATABASE_URL to a running PostgreSQL.',
  );
}

const fileSystemKind = async (folder: string): Promise<number> => (await statfs(folder)).type >>> 0;
