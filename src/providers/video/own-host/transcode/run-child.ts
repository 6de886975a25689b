import { fork } from 'node:child_process'
import { on } from 'node:events'
import { TranscodeFailed, TranscodeInterrupted } from './failure.ts'
import type { ChildMessage, FramesJob, TranscodeJob } from './messages.ts'

export interface ProcessLimits {
  /** Resident memory of the child process, bytes. */
  maxMemoryBytes: number
  /** Wall-clock seconds. */
  timeoutSeconds: number
}

/** Runs one job in a child process of a script that has low priority and none of our secrets, and is killed at its limits. */
export async function* runChild(
  script: URL,
  job: TranscodeJob | FramesJob,
  limits: ProcessLimits,
  signal?: AbortSignal,
): AsyncGenerator<ChildMessage> {
  const child = fork(script, {
    execArgv: ['--max-old-space-size=256'],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let reason: Error = new TranscodeInterrupted('the process ended before its work')
  const stop = (why: Error) => {
    reason = why
    child.kill('SIGKILL')
  }
  const abort = () => stop(new TranscodeInterrupted('stopped'))
  const timer = setTimeout(
    () => stop(new TranscodeFailed('timed-out', `over ${limits.timeoutSeconds} s`)),
    limits.timeoutSeconds * 1000,
  )
  signal?.addEventListener('abort', abort)
  child.on('message', (message: ChildMessage) => {
    if (message.type === 'memory' && message.bytes > limits.maxMemoryBytes)
      stop(new TranscodeFailed('out-of-memory', `${message.bytes} bytes`))
  })
  const messages = on(child, 'message', { close: ['disconnect'] })
  child.send(job, () => {})
  try {
    if (signal?.aborted) abort()
    for await (const [message] of messages as AsyncIterable<[ChildMessage]>) {
      if (message.type === 'failed') throw new TranscodeFailed(message.code, message.detail)
      yield message
      if (message.type === 'done') return
    }
    throw reason
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    child.kill('SIGKILL')
  }
}
