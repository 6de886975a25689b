import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** Runs a program of the project's packages with its output shown as it comes; answers its exit code. */
export async function runProgram([name = '', ...options]: string[]): Promise<number> {
  const packages = path.resolve('node_modules/.bin')
  const env = { ...process.env, PATH: `${packages}${path.delimiter}${process.env['PATH']}` }
  const program = spawn(name, options, { stdio: ['ignore', 'inherit', 'inherit'], env })
  const [code] = (await once(program, 'exit')) as [number | null]
  return code ?? 1
}
