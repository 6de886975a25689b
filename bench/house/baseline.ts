import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { FIRST_PORT } from '../settings.ts'

export type BaselineName = 'constant' | 'personal' | 'elements' | 'query' | 'write' | 'put'

let port = FIRST_PORT + 40

/** Runs `work` beside a baseline program of its own process. */
export async function withBaseline<Result>(
  name: BaselineName,
  env: Record<string, string | number>,
  work: (url: string) => Promise<Result>,
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
    return await work(`http://127.0.0.1:${port}`)
  } finally {
    child.kill()
  }
}
