import { createServer } from 'node:net'

const FROM = 20_000
/** Above these the system hands ports out to whoever connects somewhere. */
const UNTIL = 32_000

/** The first of some free ports in a row. Drawn by lot, so that two who look at the same time hardly find the same. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = FROM + Math.floor(Math.random() * (UNTIL - FROM - count))
    const row = Array.from({ length: count }, (_, place) => first + place)
    if ((await Promise.all(row.map(isFree))).every(Boolean)) return first
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
