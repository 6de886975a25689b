import { existsSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

export interface Browser {
  executablePath: string
  args: string[]
}

const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The shell draws no window and no menus of its own: it takes a quarter less of a machine's time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]

/** CHROMIUM_PATH, else the system's headless shell, Chromium or Chrome, else the one that ships inside an npm package. Downloads nothing. */
export async function findBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? systemBrowser() ?? (await packagedBrowser())
  return { executablePath, args: QUIET }
}

function systemBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...onPath, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find((file) => existsSync(file))
}

/** Unpacked once, with the libraries a bare system lacks, which only the browser itself is shown. */
async function packagedBrowser(): Promise<string> {
  const home = path.resolve('node_modules/.cache/chromium')
  const launcher = path.join(home, 'launch')
  if (existsSync(launcher)) return launcher
  await mkdir(home, { recursive: true })
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const packed = path.join(
    path.dirname(path.dirname(new URL(import.meta.resolve('@sparticuz/chromium')).pathname)),
    'bin',
  )
  // The package unpacks into the folder for temporary files, whichever that is.
  const usual = process.env['TMPDIR']
  process.env['TMPDIR'] = home
  try {
    const binary = await chromium.executablePath(packed)
    await inflate(path.join(packed, 'al2023.tar.br'))
    await writeFile(launcher, launcherScript(binary, home))
    await chmod(launcher, 0o755)
  } finally {
    if (usual === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = usual
  }
  return launcher
}

const launcherScript = (binary: string, home: string) => `#!/bin/sh
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}${home}/al2023/lib" FONTCONFIG_PATH="${home}/fonts"
exec "${binary}" "$@"
`
