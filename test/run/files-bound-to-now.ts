import { glob, readFile } from 'node:fs/promises'

const HAS_ANOTHER_CLOCK = /from 's3rver'|\butimes\b|\bstartEmbeddedPostgres\b|\/bench\/renewals\//

/** The tests that ask a clock which nobody can move: of files on a disk, of the answers of a server by HTTP, or of a database that is not the tests' own. */
export async function filesBoundToNow(): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob('{src,seeds,test}/**/*.test.ts'))
    if (HAS_ANOTHER_CLOCK.test(await readFile(file, 'utf8'))) found.push(file)
  return found
}
