import type { Tx } from './database.ts'
import type { UnitsOfWork } from './unit-of-work.ts'

const STRIDE = 1_000

/**
 * Work on very many rows of all schools, such as deleting what is old: at most a thousand in one transaction unless said otherwise, again and
 * again until one finds fewer, so that no lock is held for long. Answers how many rows there were.
 */
export async function inStrides(
  units: UnitsOfWork,
  why: string,
  work: (tx: Tx, atMost: number) => Promise<{ rowCount: number | null }>,
  stride = STRIDE,
): Promise<number> {
  for (let done = 0; ;) {
    const { rowCount } = await units.withoutSchool(why, (tx) => work(tx, stride))
    done += rowCount ?? 0
    if ((rowCount ?? 0) < stride) return done
  }
}
