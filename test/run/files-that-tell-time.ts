import { glob, readFile } from 'node:fs/promises'

const TELLS_TIME = /#platform\/clock\.ts|(?<!\.)\bnow\(\)|new Date\(\)/

/** The tests against the database that move the clock or look at it. */
export async function filesThatTellTime(): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob('{src,seeds}/**/*.test.ts'))
    if (TELLS_TIME.test(await readFile(file, 'utf8'))) found.push(file)
  return found
}
