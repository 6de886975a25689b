import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

export interface Victim {
  name: string
  /** kill -9, and a new one at once */
  kill(): Promise<void>
  /** starts it when it does not run */
  start(): Promise<void>
  stop(): Promise<void>
  /** hears nobody and does nothing any more, until it is stopped or killed */
  freeze(): void
}

/** A process that is started again whenever it was killed, or ended by itself. */
export function aVictim(name: string, program: URL, args: string[], env: Record<string, string>): Victim {
  let child: ChildProcess | undefined
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null

  const start = async () => {
    while (!isRunning()) {
      child = fork(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      await Promise.race([once(child, 'message'), once(child, 'exit')])
      if (!isRunning()) await pause(300)
    }
  }
  const end = async () => {
    if (!child || !isRunning()) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return {
    name,
    start,
    stop: end,
    freeze: () => void child?.kill('SIGSTOP'),
    async kill() {
      await end()
      await start()
    },
  }
}
