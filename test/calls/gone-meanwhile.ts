import { afterAll, expect, test } from 'vitest'
import { aMarket, type Market } from '#modules/checkout/testing.ts'
import type { TestPerson } from '#test/world.ts'
import { aCopyOfEverything } from './copy-of-everything.ts'
import { openDeleting, TABLES } from './deleting.ts'
import { type DescribedCall, nameOf, readCalls } from './read-calls.ts'
import { idKindsOf, reads } from './school-calls.ts'
import type { SchoolOfEverything } from './school-of-everything.ts'
import { sendCall } from './send-call.ts'
import type { Sent } from './send.ts'
import { inputFor, slotsOf, targetsIn } from './slots.ts'
import { within } from '#test/limits.ts'

/** A file for each, so that they run beside each other. */
const PARTS = 4

/** Tests this part, of four, of all calls that name things. */
export async function testGoneMeanwhile(part: number): Promise<void> {
  const market = await aMarket()
  const deleting = await openDeleting(market)
  afterAll(async () => {
    await deleting.close()
    await market.close()
  })
  const calls = (await readCalls(market.app)).filter((call) => !reads(call) && slotsOf(call).length > 0)

  test(
    'whatever is deleted in the middle of a call that names it, the call is refused or done, and never fails',
    { timeout: within(300_000) },
    async () => {
      const problems: string[] = []
      let waited = 0
      for (const call of calls.filter((_, nth) => nth % PARTS === part)) {
        const way = await findTheWay(market, call)
        if (!way) continue
        for (const name of Object.keys(TABLES).filter((kind) => way.kinds.includes(kind))) {
          const school = await aCopyOfEverything(market)
          const { answer, hasWaited } = await deleting.runInto(school, name, () => send(market, call, school, way))
          if (hasWaited) waited++
          if (answer.status >= 500) problems.push(`${nameOf(call)}, ${name} gone: ${answer.status}`)
        }
      }
      expect(problems).toEqual([])
      expect(waited, 'calls that have met the deletion').toBeGreaterThan(20)
    },
  )
}

interface Way {
  idKind: string
  role: 'student' | 'admin' | undefined
  kinds: string[]
}

/** As whom, and with what for a bare id, a call does something; undefined when it does nothing that can be raced. */
async function findTheWay(market: Market, call: DescribedCall): Promise<Way | undefined> {
  const school = await aCopyOfEverything(market)
  for (const idKind of idKindsOf(call, school))
    for (const role of ['student', 'admin', undefined] as const) {
      const targets = targetsIn(call, school, { idKind })
      const { status } = await send(market, call, school, { idKind, role })
      if (status < 400) return { idKind, role, kinds: [...targets.values()].map(({ kind }) => kind) }
    }
  return undefined
}

function send(
  market: Market,
  call: DescribedCall,
  school: SchoolOfEverything,
  { idKind, role }: Omit<Way, 'kinds'>,
): Promise<Sent> {
  const person: TestPerson | undefined = role && school[role]
  return sendCall(
    market.app,
    school.host,
    call,
    inputFor(call, targetsIn(call, school, { idKind }), school.encryptedCard),
    person,
  )
}
