import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Readable } from 'node:stream'

interface Way {
  env?: Record<string, string>
  /** instead of showing what it says as it comes */
  hear?: (words: string) => void
}

/** Runs a program of the project's packages; answers its exit code. */
export function runProgram([name = '', ...options]: string[], { env, hear }: Way = {}): Promise<number> {
  const packages = path.resolve('node_modules/.bin')
  const said = hear ? 'pipe' : 'inherit'
  const program = spawn(name, options, {
    stdio: ['ignore', said, said],
    env: { ...process.env, PATH: `${packages}${path.delimiter}${process.env['PATH']}`, ...env },
  })
  for (const stream of [program.stdout, program.stderr] as (Readable | null)[])
    stream?.setEncoding('utf8').on('data', (words: string) => hear?.(words))
  return new Promise((resolve, reject) => {
    program.once('error', reject)
    program.once('close', (code) => resolve(code ?? 1))
  })
}
