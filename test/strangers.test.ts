import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { aMarket } from '#modules/checkout/testing.ts'
import { aCopyOfEverything } from './calls/copy-of-everything.ts'
import { type DescribedCall, nameOf } from './calls/read-calls.ts'
import { rowsOf } from './calls/rows-of.ts'
import { idKindsOf, isElsewhere, mayCall, reads, readSchoolCalls } from './calls/school-calls.ts'
import type { SchoolOfEverything } from './calls/school-of-everything.ts'
import { sendCall } from './calls/send-call.ts'
import type { Sent } from './calls/send.ts'
import { inputFor, kindsFor, type Slot, slotsOf, type Target, targetsIn } from './calls/slots.ts'
import type { TestPerson } from './world.ts'
import { within } from '#test/limits.ts'

const world = await aMarket()
const calls = await readSchoolCalls(world.app)
const theirs = await aCopyOfEverything(world)
afterAll(() => world.close())

test('no call reaches, shows or changes a thing of another school', { timeout: within(300_000) }, async () => {
  const before = await rowsOf(world, theirs)
  expect(await trespass(calls)).toEqual([])
  expect(await rowsOf(world, theirs)).toEqual(before)
})

test('a table whose row-level security is switched off is found out', async () => {
  const about = (word: string) => calls.filter(({ path }) => path.includes(word))
  for (const [table, word] of [
    ['comments', 'comment'],
    ['reviews', 'review'],
    ['products', 'courses'],
  ] as const) {
    await switchSecurity(table, 'disable')
    expect(await trespass(about(word), { most: 1 }), table).not.toEqual([])
    await switchSecurity(table, 'enable')
  }
})

const switchSecurity = (table: string, state: 'enable' | 'disable') =>
  world.app.units.withoutSchool('a test breaks the walls', (tx) =>
    tx.execute(sql.raw(`alter table ${table} ${state} row level security`)),
  )

/** Calls everything from a school of its own with ids of theirs, and lists everything. Answers what it got that it should not, and ends with so much of it. */
async function trespass(tried: DescribedCall[], { most = Infinity } = {}): Promise<string[]> {
  const found: string[] = []
  const ours = await aCopyOfEverything(world)
  for (const call of tried) {
    // Calls without ids do what they are for, up to logging out; and who tries so many codes has to wait.
    const isHarmless = (slotsOf(call).length > 0 && !takesCode(call)) || reads(call)
    const mine = isHarmless ? ours : await aCopyOfEverything(world)
    for (const person of [mine.admin, mine.student, undefined]) {
      for (const targets of foreignTargets(call, mine, mayCall(call, person))) {
        const answer = await sendCall(world.app, mine.host, call, inputFor(call, targets, mine.encryptedCard), person)
        const problem = problemOf(call, targets, person, answer)
        const to = [...targets].map(
          ([{ name }, { kind, school }]) => `${name}=${school === theirs ? 'their' : 'own'} ${kind}`,
        )
        if (problem) found.push(`${nameOf(call)} as ${person?.role ?? 'visitor'}, ${to.join(', ')}: ${problem}`)
        if (found.length >= most) return found
      }
    }
  }
  return found
}

const takesCode = (call: DescribedCall): boolean => slotsOf(call).some(({ name }) => name === 'promo_code')

/** Each slot in turn led to their thing and the others to one's own, and all of them to theirs. A call without slots is made once. */
function foreignTargets(call: DescribedCall, mine: SchoolOfEverything, mayCallIt: boolean): Map<Slot, Target>[] {
  const slots = slotsOf(call)
  if (slots.length === 0) return [new Map()]
  const all = idKindsOf(call, mine).map((idKind) => targetsIn(call, theirs, { idKind }))
  if (!mayCallIt) return all.slice(0, 1)
  const single = slots.flatMap((slot) =>
    kindsFor(call, slot, mine).flatMap((kind) =>
      idKindsOf(call, mine, slot).map((idKind) =>
        targetsIn(call, mine, { idKind }).set(slot, { kind, school: theirs }),
      ),
    ),
  )
  return slots.length === 1 ? all : [...all, ...single]
}

function problemOf(
  call: DescribedCall,
  targets: Map<Slot, Target>,
  person: TestPerson | undefined,
  { status, text }: Sent,
) {
  if (text.includes(theirs.word) || namesTheirThing(text)) return `shows what is theirs: ${text.slice(0, 200)}`
  if (status >= 500) return `${status} ${text}`
  if (!call.answers.has(status)) return `${status}, which /openapi.json does not know`
  if (!mayCall(call, person))
    return isElsewhere(call, status) || status === (person ? 403 : 401) ? undefined : String(status)
  if (targets.size === 0 || status === 404) return undefined
  return `${status} ${text.slice(0, 200)}`
}

const namesTheirThing = (text: string): boolean => Object.values(theirs.things).some((id) => text.includes(id))
