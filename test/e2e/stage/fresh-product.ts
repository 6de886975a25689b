import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'

import { findRunningServer } from '#platform/db/embedded-postgres/running-server.ts'
import { freePorts } from '../../free-ports.ts'
import { aCopyOf, clusterIn } from './data-folder.ts'
import { isUp, runProgram, stopProduct } from './start-product.ts'
import { within } from '../../limits.ts'

const PROGRAM = fileURLToPath(new URL('fresh-program.ts', import.meta.url))
const DATABASE_ENDS_WITHIN = within(30_000)

interface Running {
  server: ChildProcess
  dataDir: string
}

export interface FreshProduct extends Running {
  port: number
}

let running: Running | undefined

/**
 * The product of this worker, over the demo school as it was made, at ports that nobody had before: who still asks for what the last
 * file had finds nothing. When it cannot begin anew, another takes its place. @throws Error when that one does not answer either.
 */
export async function freshProduct(demoSchool: string): Promise<FreshProduct> {
  if (running)
    try {
      return await beginAnew(running)
    } catch (error) {
      console.warn('The product of this worker did not begin anew; another takes its place:', error)
      await giveUp(running)
    }
  running = await start(demoSchool)
  try {
    return await beginAnew(running)
  } catch (error) {
    await giveUp(running)
    throw error
  }
}

async function start(demoSchool: string): Promise<Running> {
  const dataDir = await aCopyOf(demoSchool)
  return { dataDir, server: runProgram([PROGRAM, demoSchool], { DATA_DIR: dataDir }) }
}

async function beginAnew({ server, dataDir }: Running): Promise<FreshProduct> {
  const port = await freePorts(2)
  server.send(port, () => {
    // One that has ended cannot be told; that it does not answer is found out below.
  })
  await isUp(server, port)
  return { server, dataDir, port }
}

/** Ends all there is of it: killed, it leaves its database running. */
async function giveUp({ server, dataDir }: Running): Promise<void> {
  running = undefined
  await stopProduct(server, 'SIGKILL')
  const cluster = clusterIn(dataDir)
  const database = await findRunningServer(cluster)
  if (database) process.kill(database.pid, 'SIGQUIT')
  for (const until = Date.now() + DATABASE_ENDS_WITHIN; await findRunningServer(cluster); await pause(20))
    if (Date.now() > until) return console.warn(`The database in ${dataDir} did not end`)
  await rm(dataDir, { recursive: true, force: true })
}
