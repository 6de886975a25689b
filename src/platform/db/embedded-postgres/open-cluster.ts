import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'

import { binariesFor } from './binaries.ts'
import { readRecord, writeRecord } from './cluster-record.ts'
import { createCluster } from './create-cluster.ts'
import { freePort } from './free-port.ts'
import { ownCluster } from './own-cluster.ts'
import { reachableDirectory } from './reachable-directory.ts'
import { type ServerAccount, serverAccount } from './server-account.ts'
import { socketDirectoryOf } from './socket-directory.ts'

export interface Cluster {
  directory: string
  binaries: string
  account: ServerAccount
  port: number
  /** where it listens beside its port, if it does */
  socketDirectory: string | undefined
  logFile: string
  fast: boolean
  urlOf(database: string): string
  moveToFreePort(): Promise<void>
}

/** Finds the cluster of a data folder, made on first use. */
export async function openCluster(
  home: string,
  { log, fast }: { log(line: string): void; fast: boolean },
): Promise<Cluster> {
  const known = await readRecord(home)
  const usual = known?.directory ?? path.join(home, 'postgres')
  const account = await serverAccount(usual)
  const binaries = await binariesFor(account, log)
  const exists = existsSync(path.join(usual, 'PG_VERSION'))
  if (exists && !known)
    throw new Error(`${home}/postgres.json is missing: without it the database in ${usual} cannot be opened`)

  const record = known ?? {
    password: randomBytes(24).toString('base64url'),
    port: await freePort(),
    directory: await reachableDirectory(usual, account),
  }
  if (!known) await writeRecord(home, record)
  if (!exists) {
    log('Creating the database')
    await createCluster({ ...record, account, binaries, fast })
  }
  await ownCluster(record.directory, account)

  const cluster: Cluster = {
    ...record,
    account,
    binaries,
    fast,
    socketDirectory: socketDirectoryOf(record.directory),
    logFile: path.join(home, 'postgres.log'),
    urlOf(database) {
      const url = `postgres://postgres:${record.password}@127.0.0.1:${cluster.port}/${database}`
      const { socketDirectory } = cluster
      return socketDirectory === undefined ? url : `${url}?host=${encodeURIComponent(socketDirectory)}`
    },
    async moveToFreePort() {
      cluster.port = await freePort()
      await writeRecord(home, { ...record, port: cluster.port })
    },
  }
  return cluster
}
