import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { commandOf } from './command-of.ts'

export interface RunningServer {
  pid: number
  port: number
  /** undefined of one that has only the port */
  socketDirectory: string | undefined
  isReady: boolean
}

/**
 * Reads postmaster.pid. None when its process is gone or is another program by now, or when the file came along in a copy
 * of another cluster.
 */
export async function findRunningServer(directory: string): Promise<RunningServer | undefined> {
  const text = await readFile(path.join(directory, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, servedDirectory, , port, socketDirectory, , , status] = text.split('\n').map((line) => line.trim())
  if (!pid || !servedDirectory) return undefined
  if (!(await isSameDirectory(directory, servedDirectory))) return undefined
  if (!(await commandOf(Number(pid))).includes(servedDirectory)) return undefined
  return {
    pid: Number(pid),
    port: Number(port),
    socketDirectory: socketDirectory === '' ? undefined : socketDirectory,
    isReady: status === 'ready',
  }
}

async function isSameDirectory(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((directory) => stat(directory).catch(() => undefined)))
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev
}
