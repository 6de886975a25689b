import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Change {
  /** from the root of the project */
  file: string
  isGone: boolean
}

/**
 * What differs from `ref` on the disk, files that git does not know among it. Without one: what is not committed, or else
 * the last commit. A file that got another name is one that is gone and one that came.
 */
export async function whatChanged(root: string, ref?: string): Promise<Change[]> {
  const git = async (...options: string[]) => (await run('git', options, { cwd: root })).stdout.split('\0')
  async function since(from: string): Promise<Change[]> {
    const told = await git('diff', '--name-status', '--no-renames', '-z', from)
    const unknown = await git('ls-files', '--others', '--exclude-standard', '-z')
    return [...pairsOf(told), ...unknown.filter(Boolean).map((file) => ({ file, isGone: false }))]
  }
  if (ref !== undefined) return since(ref)
  const uncommitted = await since('HEAD')
  return uncommitted.length > 0 ? uncommitted : since('HEAD~1')
}

/** Of a letter and a name in turn. */
function pairsOf(told: string[]): Change[] {
  const changes: Change[] = []
  for (let at = 0; at + 1 < told.length; at += 2) changes.push({ file: told[at + 1]!, isGone: told[at] === 'D' })
  return changes
}
