import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'

import type { ServerAccount } from './server-account.ts'

const run = promisify(execFile)

/** A cluster that root copied or restored belongs to root, which the server cannot be: it is given to the server's account. */
export async function ownCluster(directory: string, account: ServerAccount): Promise<void> {
  if (account.uid === undefined || (await stat(directory)).uid !== 0) return
  await run('chown', ['-R', `${account.uid}:${account.gid}`, directory])
}
