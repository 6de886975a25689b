import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { areDemoSchoolsMade, isBankToBeTold, isDemoWorkLeft } from '#seeds/what-is-made.ts'
import { keepRunning } from './keep-running.ts'

const PROGRAM = fileURLToPath(new URL('../../seeds/program.ts', import.meta.url))

/**
 * Makes the demo schools unless they are there, in a process that ends once it is done: what was read for it stays in the memory of
 * whoever does it. @throws Error when it fails; what went wrong was said.
 */
export async function writeDemoSchools(databaseUrl: string): Promise<void> {
  if (await areDemoSchoolsMade(databaseUrl)) return
  const program = spawn(process.execPath, [PROGRAM, 'write'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  const [code] = await once(program, 'exit')
  if (code !== 0) throw new Error('The demo schools could not be made')
}

/** Draws and films what they are still to show, and tells the bank (where there is one) of them, likewise, while the site is up. Returns what stops it. */
export async function keepFinishingDemoSchools(
  databaseUrl: string,
  { hasBank }: { hasBank: boolean },
): Promise<() => Promise<void>> {
  const isLeft = (await isDemoWorkLeft(databaseUrl)) || (hasBank && (await isBankToBeTold(databaseUrl)))
  if (!isLeft) return async () => {}
  return keepRunning({ file: PROGRAM, options: ['finish'], env: { DATABASE_URL: databaseUrl } })
}
