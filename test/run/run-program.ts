import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Readable } from 'node:stream'

interface Way {
  env?: Record<string, string>
  /** instead of showing what it says as it comes */
  hear?: (words: string) => void
  /** what it says of errors, which is shown all the same */
  hearErrors?: (words: string) => void
}

/** Runs a program of the project's packages; answers its exit code, 1 where a signal ended it. */
export function runProgram([name = '', ...options]: string[], { env, hear, hearErrors }: Way = {}): Promise<number> {
  const packages = path.resolve('node_modules/.bin')
  const said = hear ? 'pipe' : 'inherit'
  const program = spawn(name, options, {
    stdio: ['ignore', said, hearErrors ? 'pipe' : said],
    env: { ...process.env, PATH: `${packages}${path.delimiter}${process.env['PATH']}`, ...env },
  })
  function hearErrorsOf(words: string): void {
    process.stderr.write(words)
    hearErrors?.(words)
  }
  listen(program.stdout, hear)
  listen(program.stderr, hearErrors ? hearErrorsOf : hear)
  return new Promise((resolve, reject) => {
    program.once('error', reject)
    program.once('close', (code, signal) => {
      if (signal) hearErrors?.(`It was ended by ${signal}.`)
      resolve(code ?? 1)
    })
  })
}

function listen(stream: Readable | null, hear: Way['hear']): void {
  if (hear) stream?.setEncoding('utf8').on('data', hear)
}
