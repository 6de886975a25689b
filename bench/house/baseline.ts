import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { FIRST_PORT } from '../settings.ts'

export type BaselineName =
  | 'constant'
  | 'personal'
  | 'elements'
  | 'query'
  | 'write'
  | 'put'
  | 'bare-call'
  | 'empty-call'
  | 'file'

/** Microseconds that the process has had a processor for, in ticks of ten milliseconds. */
export type ProcessorTime = () => Promise<number>

const TICK = 10_000

let port = FIRST_PORT + 40

/** Runs `work` beside a baseline program of its own process. */
export async function withBaseline<Result>(
  name: BaselineName,
  env: Record<string, string | number>,
  work: (url: string, processorTime: ProcessorTime) => Promise<Result>,
): Promise<Result> {
  const program = fileURLToPath(new URL(`../baselines/${name}.ts`, import.meta.url))
  const given = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, String(value)]))
  port++
  const child = fork(program, { env: { ...process.env, ...given, NODE_ENV: 'production', PORT: String(port) } })
  try {
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error(`The baseline ${name} did not start`))),
    ])
    return await work(`http://127.0.0.1:${port}`, () => processorTimeOf(child.pid!))
  } finally {
    child.kill()
  }
}

async function processorTimeOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = status
    .slice(status.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * TICK
}
