/**
 * The Chromium that comes as a package for Linux x64, with its fonts and whatever of its libraries
 * the machine lacks.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const FOLDER = path.join(import.meta.dirname, '../../node_modules/.cache/chromium-with-fonts');
/**
 * Where no font is found Chromium ends itself at its first page; with these alone a page is as wide
 * on every machine (https://fontconfig.pages.freedesktop.org/fontconfig/fontconfig-user.html).
 */
const FONTS_FILE = 'fonts/only-these.conf';
const FONTS_CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

export type Chromium = {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
};

/**
 * Unpacks it at the first call into a folder of the project. undefined elsewhere than on Linux x64,
 * where `npx playwright install chromium` brings one.
 */
export async function findChromium(): Promise<Chromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!existsSync(FOLDER)) await unpack();
  const executablePath = path.join(FOLDER, 'chromium');
  return {
    executablePath,
    env: {
      FONTCONFIG_FILE: path.join(FOLDER, FONTS_FILE),
      ...((await lacksLibraries(executablePath)) && {
        LD_LIBRARY_PATH: path.join(FOLDER, 'al2023/lib'),
      }),
    },
  };
}

/** Beside its place first: a run that is broken off leaves no half of a browser there. */
async function unpack(): Promise<void> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const folder = `${FOLDER}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await chromium.executablePath();
    await inflate(
      fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))),
    );
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
  await writeFile(path.join(folder, FONTS_FILE), FONTS_CONFIGURATION);
  await rename(folder, FOLDER).catch(() => rm(folder, { recursive: true }));
}

const lacksLibraries = async (program: string): Promise<boolean> =>
  (await promisify(execFile)('ldd', [program])).stdout.includes('not found');
