import path from 'node:path'

/** What the address of a socket has room for, on Linux as on macOS. */
const ADDRESS_BYTES = 103

export const socketIn = (directory: string, port: number): string => path.join(directory, `.s.PGSQL.${port}`)

/**
 * Where the server of a cluster listens for who runs on the same machine, which takes half of what a port of it does: in the cluster's own folder,
 * closed to all other accounts. Undefined where the path is too long, and on Windows.
 */
export function socketDirectoryOf(cluster: string): string | undefined {
  const isShortEnough = Buffer.byteLength(socketIn(cluster, 65_535)) <= ADDRESS_BYTES
  return process.platform !== 'win32' && isShortEnough ? cluster : undefined
}
