import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const RULE = 'max-lines-per-function'

interface Answer {
  diagnostics: { message: string; filename: string }[]
}

export interface LongFunction {
  file: string
  /** empty where it has none */
  name: string
  lines: number
}

/** The functions in these folders, tests left out, that have more lines than `max`, from the first to the last bracket, as oxlint counts. */
export async function longFunctions(folders: string[], max: number): Promise<LongFunction[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'katedra-functions-'))
  const config = path.join(folder, 'oxlint.json')
  try {
    const rules = { [RULE]: ['error', { max }] }
    await writeFile(config, JSON.stringify({ plugins: [], categories: { correctness: 'off' }, rules }))
    const said = await run('node_modules/.bin/oxlint', ['-c', config, '--format', 'json', ...folders], {
      maxBuffer: 16 * 1024 * 1024,
    }).catch((failed: Error & { stdout: string }) => {
      // It ends like this where it has found something.
      if (failed.stdout) return failed
      throw failed
    })
    return (JSON.parse(said.stdout) as Answer).diagnostics
      .filter(({ filename }) => !/\.test\.tsx?$|\/testing\.tsx?$/.test(filename))
      .map(({ message, filename: file }) => {
        const [, name = '', lines] = /^The .*?function (?:`(.+)` )?has too many lines \((\d+)\)/.exec(message) ?? []
        if (lines === undefined) throw new Error(`oxlint says otherwise: ${message}`)
        return { file, name, lines: Number(lines) }
      })
      .toSorted((one, other) => one.file.localeCompare(other.file) || one.name.localeCompare(other.name))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
