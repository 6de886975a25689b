import { setTimeout as pause } from 'node:timers/promises'
import type { Visitor } from '../house/find-subjects.ts'
import type { House } from '../house/open-house.ts'
import { neverKept } from '../measures/rendered-pages.ts'
import { buyOnce, orderOf } from '../measures/purchases.ts'
import { quantile } from '../statistics.ts'

/** How long calls took, in milliseconds. */
export interface Calls {
  purchase: number[]
  page: number[]
}

const PURCHASE_EVERY_MS = 1000
const PAGE_EVERY_MS = 200

/** Makes purchases and looks at signed-in pages for so long, far fewer than can be had, and says how long each took. */
export async function callAlong(house: House, card: string, seconds: number, until?: AbortSignal): Promise<Calls> {
  const calls: Calls = { purchase: [], page: [] }
  const ends = Date.now() + seconds * 1000
  const again = async (every: number, times: number[], call: () => Promise<unknown> | undefined) => {
    while (Date.now() < ends && !until?.aborted) {
      const began = performance.now()
      const called = call()
      if (!called) return
      await called
      times.push(performance.now() - began)
      await pause(Math.max(0, every - (performance.now() - began)))
    }
  }
  const { students } = house.subjects
  const readers = students.slice(-READERS)
  let read = 0
  // Nobody buys it twice.
  const buy = () => {
    const buyer = students.length > READERS ? students.shift() : undefined
    return buyer && buyOnce(house, buyer.headers, orderOf(house, card))
  }
  await Promise.all([
    again(PURCHASE_EVERY_MS, calls.purchase, buy),
    again(PAGE_EVERY_MS, calls.page, () => look(house, readers[read++ % readers.length]!)),
  ])
  return calls
}

/** Students who look and do not buy. */
const READERS = 100

async function look({ few }: House, { headers }: Visitor): Promise<void> {
  const { path, headers: given } = neverKept('/my', { cookie: headers['cookie']!, accept: 'text/html' })
  const answer = await fetch(few.url + path, { headers: given as Record<string, string> })
  await answer.text()
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
}

export const medians = ({ purchase, page }: Calls): Record<keyof Calls, number> => ({
  purchase: quantile(purchase, 0.5),
  page: quantile(page, 0.5),
})
