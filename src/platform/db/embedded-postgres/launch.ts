import { spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Cluster } from './open-cluster.ts'

export interface Launched {
  hasEnded(): boolean
  lastWords(): Promise<string>
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '128MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements reach the application, which logs them once; here they would bring personal data into a log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

const UNSAFE_BUT_FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** In a process group of its own: a Ctrl-C reaches the application, which stops the server last. */
export async function launch(cluster: Cluster): Promise<Launched> {
  const { directory, binaries, account, port, logFile, fast, socketDirectory } = cluster
  const log = await open(logFile, 'a', 0o600)
  const { size } = await log.stat()
  const settings = Object.entries({
    ...SETTINGS,
    unix_socket_directories: socketDirectory ?? '',
    ...(fast ? UNSAFE_BUT_FAST : {}),
  })
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', directory, '-p', String(port), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...account, cwd: '/', env: { TZ: 'UTC' }, detached: true, stdio: ['ignore', log.fd, log.fd] },
  )
  let spawnError: Error | undefined
  server.on('error', (error) => (spawnError = error))
  server.unref()
  await log.close()
  return {
    hasEnded: () => spawnError !== undefined || server.exitCode !== null || server.signalCode !== null,
    lastWords: async () => spawnError?.message ?? (await readFile(logFile)).subarray(size).toString(),
  }
}
