import { createServer } from 'node:net'

const FROM = 20_000
/** Above these the system hands ports out to whoever connects somewhere. */
const UNTIL = 32_000
/** Tests that run beside each other have ports of their own: what one has found is taken only once its program is up. */
const SHARES = 8
const SHARE = Math.floor((UNTIL - FROM) / SHARES)
const OWN = FROM + (Number(process.env['VITEST_POOL_ID'] ?? 0) % SHARES) * SHARE

/** What was handed out may be taken later than now, or again: a database is ended and started. */
const handedOut = new Set<number>()

/** The first of some free ports in a row, drawn by lot; nobody else is given any of them. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = OWN + Math.floor(Math.random() * (SHARE - count))
    const row = Array.from({ length: count }, (_, place) => first + place)
    if (row.some((port) => handedOut.has(port))) continue
    for (const port of row) handedOut.add(port)
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
