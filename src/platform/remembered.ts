import { LRUCache } from 'lru-cache'
import type { AtHand } from './at-hand.ts'
import { clock } from './clock.ts'

interface Limits<Value> {
  /** so many at most: what nobody asked for the longest goes first */
  most: number
  /** together, weighed as JSON */
  mostBytes: number
  /** milliseconds by the product's clock; without it, until they are forgotten */
  lasting?: number
  /** whose change makes it wrong, where only the value tells */
  schoolOf?(value: Value): string | undefined
}

interface Asked {
  key: string
  /** whose change makes it wrong; without it, any school's may */
  school?: string
}

export interface Memory<Value> {
  /**
   * What is remembered, or what `find` answers: asked once however many want it meanwhile. What fails is not remembered, nor
   * what was being found when it was forgotten.
   */
  get(asked: Asked, find: () => Promise<Value>): AtHand<Value>
  forget(key: string): void
  /** What one school's change makes wrong, and nothing of the others; everything, when it may have been any. */
  forgetSchool(schoolId: string | undefined): void
}

/** What a process need not ask for again, bounded in number, bytes and time. */
export function remembered<Value>({ most, mostBytes, lasting = 0, schoolOf }: Limits<Value>): Memory<Value> {
  const keys = keysBySchool()
  const underWay = new Map<string, { school: string | undefined; value: Promise<Value> }>()
  const known = new LRUCache<string, { value: Value; school: string | undefined }>({
    max: most,
    maxSize: mostBytes,
    sizeCalculation: ({ value }, key) => bytesOf(key) + bytesOf(JSON.stringify(value) ?? ''),
    ttl: lasting,
    ttlResolution: 0,
    perf: { now: () => clock.time() },
    dispose: ({ school }, key) => keys.drop(school, key),
  })

  async function begin({ key, school }: Asked, find: () => Promise<Value>): Promise<Value> {
    const finding = { school, value: find() }
    underWay.set(key, finding)
    try {
      const value = await finding.value
      if (underWay.get(key) === finding) keep(key, { value, school: school ?? schoolOf?.(value) })
      return value
    } finally {
      if (underWay.get(key) === finding) underWay.delete(key)
    }
  }

  function keep(key: string, entry: { value: Value; school: string | undefined }): void {
    known.set(key, entry)
    if (known.has(key)) keys.add(entry.school, key)
  }

  function forget(key: string): void {
    underWay.delete(key)
    known.delete(key)
  }

  return {
    get(asked, find) {
      const entry = known.get(asked.key)
      if (entry) return entry.value
      return underWay.get(asked.key)?.value ?? begin(asked, find)
    },
    forget,
    forgetSchool(schoolId) {
      if (schoolId === undefined) {
        underWay.clear()
        known.clear()
        return
      }
      for (const [key, { school }] of underWay) if (school === undefined || school === schoolId) underWay.delete(key)
      for (const key of [...keys.of(schoolId), ...keys.of(undefined)]) known.delete(key)
    },
  }
}

const bytesOf = (text: string): number => Buffer.byteLength(text)

function keysBySchool() {
  const all = new Map<string | undefined, Set<string>>()
  return {
    of: (school: string | undefined): Iterable<string> => all.get(school) ?? [],
    add(school: string | undefined, key: string): void {
      const keys = all.get(school) ?? new Set()
      all.set(school, keys.add(key))
    },
    drop(school: string | undefined, key: string): void {
      const keys = all.get(school)
      keys?.delete(key)
      if (keys?.size === 0) all.delete(school)
    },
  }
}
