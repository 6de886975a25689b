import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import type { Readable } from 'node:stream'

interface Way {
  env?: Record<string, string>
  /** instead of showing what it says as it comes */
  hear?: (words: string) => void
  /** what it says of errors, which is shown all the same */
  hearErrors?: (words: string) => void
  /** ends it at once, with all that it has started */
  stop?: AbortSignal
}

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach(endWithAll))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

/** Runs a program of the project's packages; answers its exit code, 1 where a signal ended it. It ends with this process, and all that it has started with it. */
export function runProgram([name = '', ...options]: string[], way: Way = {}): Promise<number> {
  const { env, hear, hearErrors, stop } = way
  const packages = path.resolve('node_modules/.bin')
  const said = hear ? 'pipe' : 'inherit'
  const program = spawn(name, options, {
    // A group of its own: a worker that hangs hears nothing, and is ended with the others.
    detached: true,
    stdio: ['ignore', said, hearErrors ? 'pipe' : said],
    env: { ...process.env, PATH: `${packages}${path.delimiter}${process.env['PATH']}`, ...env },
  })
  function hearErrorsOf(words: string): void {
    process.stderr.write(words)
    hearErrors?.(words)
  }
  listen(program.stdout, hear)
  listen(program.stderr, hearErrors ? hearErrorsOf : hear)
  running.add(program)
  stop?.addEventListener('abort', () => endWithAll(program), { once: true })
  return new Promise((resolve, reject) => {
    program.once('error', reject)
    program.once('close', (code, signal) => {
      running.delete(program)
      if (signal) hearErrors?.(`It was ended by ${signal}.`)
      resolve(code ?? 1)
    })
  })
}

function listen(stream: Readable | null, hear: Way['hear']): void {
  if (hear) stream?.setEncoding('utf8').on('data', hear)
}

function endWithAll({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
