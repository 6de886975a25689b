import { glob, readFile } from 'node:fs/promises'

const COMPARES_DAYS = /#platform\/time\/|time_?zone|DateTimeFormat|\.slice\(0, (?:7|10)\)|\b(?:week|month|midnight)\b/i

/** The tests against the database in which a day, week, month or time zone decides. */
export async function filesThatCompareDays(): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob('{src,seeds}/**/*.test.ts'))
    if (COMPARES_DAYS.test(await readFile(file, 'utf8'))) found.push(file)
  return found
}
