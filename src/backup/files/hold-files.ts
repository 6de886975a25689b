import { existsSync } from 'node:fs'
import { link, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { clock, DAY } from '#platform/clock.ts'
import { severalAtOnce } from './several-at-once.ts'
import { filesOf } from './walk.ts'

export interface HeldFiles {
  /** has the files as they were, whatever became of them since */
  store: string
  /** holds what was added since as well */
  holdMore(): Promise<void>
  letGo(): Promise<void>
}

const AT_ONCE = 4
const PREFIX = 'held-'
const FORGOTTEN_AFTER_DAYS = 7

/**
 * Gives every file of a store a second name, in the same store: copying takes hours, and people delete and replace meanwhile. Where
 * the file system has no second names, the files themselves have to do.
 */
export async function holdFiles(store: string): Promise<HeldFiles> {
  if (!existsSync(store)) return notHeld(store)
  await letForgottenGo(store)
  const held = await mkdtemp(path.join(store, PREFIX))
  const letGo = () => rm(held, { recursive: true, force: true })
  try {
    await holdAll(store, held)
    return { store: held, holdMore: () => holdAll(store, held), letGo }
  } catch (error) {
    await letGo()
    if (HAS_NO_SECOND_NAMES.has((error as NodeJS.ErrnoException).code)) return notHeld(store)
    throw error
  }
}

const HAS_NO_SECOND_NAMES = new Set<string | undefined>(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK'])
const notHeld = (store: string): HeldFiles => ({ store, holdMore: async () => {}, letGo: async () => {} })

async function holdAll(store: string, held: string): Promise<void> {
  await severalAtOnce(filesOf(store), AT_ONCE, async (name) => {
    const second = path.join(held, name)
    await mkdir(path.dirname(second), { recursive: true })
    await link(path.join(store, name), second).catch(unlessGoneOrHeld)
  })
}

function unlessGoneOrHeld(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
}

/** What a killed backup held would keep deleted files on the disk. */
async function letForgottenGo(store: string): Promise<void> {
  const before = clock.now().getTime() - FORGOTTEN_AFTER_DAYS * DAY
  for (const name of await readdir(store)) {
    const held = path.join(store, name)
    if (name.startsWith(PREFIX) && (await stat(held)).mtimeMs < before) await rm(held, { recursive: true, force: true })
  }
}
