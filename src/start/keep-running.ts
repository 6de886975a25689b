import { type ChildProcess, spawn } from 'node:child_process'

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 10_000
const STEADY_AFTER_MS = 30_000

interface Program {
  file: string
  options?: string[]
  env: Record<string, string>
}

/**
 * Runs a program in a process of its own and starts it again, ever more patiently, when it dies; one that ends with 0 is done. It is to
 * end itself when its channel to us closes, so that a kill -9 leaves no orphan. Returns what stops it.
 */
export function keepRunning({ file, options = [], env }: Program): () => Promise<void> {
  let program: ChildProcess | undefined
  let retry: NodeJS.Timeout | undefined
  let pause = FIRST_PAUSE_MS
  let isStopping = false

  const start = () => {
    const startedAt = Date.now()
    program = spawn(process.execPath, [file, ...options], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    })
    program.once('exit', (code) => {
      if (isStopping || code === 0) return
      pause = Date.now() - startedAt > STEADY_AFTER_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
      retry = setTimeout(start, pause)
    })
  }
  start()

  return async () => {
    isStopping = true
    clearTimeout(retry)
    if (!program || program.exitCode !== null || program.signalCode !== null) return
    const ended = new Promise((resolve) => program?.once('exit', resolve))
    program.kill('SIGTERM')
    await ended
  }
}
