import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Overloaded } from '#platform/refusal.ts'
import { FairShare } from './fair-share.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Is at it until told to leave. */
function begin(share: FairShare, school: string | undefined, work = 'buy') {
  let leave = () => {}
  let begun = false
  const done = share.of({ school, work }, () => {
    begun = true
    return new Promise<void>((resolve) => (leave = resolve))
  })
  done.catch(() => undefined)
  return { done, hasBegun: () => begun, leave: () => leave() }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('of twelve places', () => {
  test('one kind of work in a school gets four, a school nine, and another school the rest', async () => {
    const share = new FairShare({ all: 12, line: 200 })
    const comers = ['buy', 'vote', 'comment'].flatMap((work) =>
      Array.from({ length: 6 }, () => begin(share, 'yoga', work)),
    )
    const others = Array.from({ length: 3 }, () => begin(share, 'piano'))
    await settle()
    expect(comers.filter((comer) => comer.hasBegun())).toHaveLength(9)
    expect(comers.slice(0, 6).filter((comer) => comer.hasBegun())).toHaveLength(4)
    expect(others.every((comer) => comer.hasBegun())).toBe(true)
  })

  test('who waits is served in turn when one leaves, passing over those whose share is out', async () => {
    const share = new FairShare({ all: 12, line: 200 })
    const [first] = Array.from({ length: 4 }, () => begin(share, 'yoga'))
    const second = begin(share, 'yoga')
    const other = begin(share, 'yoga', 'vote')
    await settle()
    expect([second.hasBegun(), other.hasBegun()]).toEqual([false, true])
    first!.leave()
    await settle()
    expect(second.hasBegun()).toBe(true)
  })

  test('who waits for two seconds is told to come again', async () => {
    const share = new FairShare({ all: 1, line: 200 })
    const holder = begin(share, 'yoga')
    const late = begin(share, 'piano')
    await vi.advanceTimersByTimeAsync(2_000)
    await expect(late.done).rejects.toBeInstanceOf(Overloaded)
    holder.leave()
    await settle()
    const next = begin(share, 'piano')
    await settle()
    expect(next.hasBegun()).toBe(true)
  })

  test('two hundred may wait; the next is refused at once', async () => {
    const share = new FairShare({ all: 1, line: 200 })
    for (let nth = 0; nth <= 200; nth++) begin(share, `school-${nth}`)
    await expect(begin(share, 'piano').done).rejects.toBeInstanceOf(Overloaded)
  })

  test('who would wait too long, by how long such work took, is refused at once', async () => {
    const share = new FairShare({ all: 2, work: 2, line: 200, patience: 600 })
    // Each took 400 ms with two places: two may wait for that, and then two more would wait for too long.
    for (let nth = 0; nth < 2; nth++) {
      const comer = begin(share, 'yoga')
      await vi.advanceTimersByTimeAsync(400)
      comer.leave()
      await settle()
    }
    begin(share, 'yoga')
    begin(share, 'yoga')
    await settle()
    const claimant = { school: 'yoga', work: 'buy' }
    expect(share.expectedWait(claimant)).toBeCloseTo(200, -1)
    expect(share.refuses(claimant)).toBe(false)
    const waiting = [begin(share, 'yoga'), begin(share, 'yoga')]
    expect(share.expectedWait(claimant)).toBeCloseTo(600, -1)
    waiting.push(begin(share, 'yoga'))
    expect(share.refuses(claimant)).toBe(true)
    expect(share.refuses({ ...claimant, patience: 10_000 })).toBe(false)
    const refused = begin(share, 'yoga')
    await expect(refused.done).rejects.toBeInstanceOf(Overloaded)
    expect(refused.hasBegun()).toBe(false)
    const patient = share.of({ ...claimant, patience: 10_000 }, async () => 'bought')
    await vi.advanceTimersByTimeAsync(0)
    expect(share.expectedWait(claimant)).toBeGreaterThan(600)
    patient.catch(() => undefined)
  })

  test('whoever there is room for is not refused, however many wait for something else', async () => {
    const share = new FairShare({ all: 2, work: 1, line: 1 })
    begin(share, 'yoga')
    begin(share, 'yoga')
    await settle()
    expect(share.refuses({ school: 'yoga', work: 'buy' })).toBe(true)
    expect(share.refuses({ school: 'yoga', work: 'vote' })).toBe(false)
    const voter = begin(share, 'yoga', 'vote')
    await settle()
    expect(voter.hasBegun()).toBe(true)
  })

  test('that the process is late counts as waited', async () => {
    let late = 0
    const share = new FairShare({ all: 1, work: 1, line: 200, patience: 600, lateness: () => late })
    const holder = begin(share, 'yoga')
    const next = begin(share, 'yoga')
    await settle()
    late = 590
    await expect(begin(share, 'yoga').done).rejects.toBeInstanceOf(Overloaded)
    late = 400
    const waiting = begin(share, 'yoga')
    await vi.advanceTimersByTimeAsync(200)
    await expect(waiting.done).rejects.toBeInstanceOf(Overloaded)
    late = 10_000
    holder.leave()
    await settle()
    next.leave()
    await settle()
    const alone = begin(share, 'yoga')
    await settle()
    expect([next.hasBegun(), alone.hasBegun()]).toEqual([true, true])
  })

  test('what was waited before counts', async () => {
    const share = new FairShare({ all: 1, work: 1, line: 200, patience: 600 })
    begin(share, 'yoga')
    await settle()
    const since = performance.now() - 500
    const late = share.of({ school: 'yoga', work: 'buy', since }, async () => 'bought')
    const refused = expect(late).rejects.toBeInstanceOf(Overloaded)
    await vi.advanceTimersByTimeAsync(101)
    await refused
  })

  test('those who are announced count among those who wait, until they are there', async () => {
    const share = new FairShare({ all: 1, work: 1, line: 200, patience: 60 })
    const claimant = { school: 'yoga', work: 'buy' }
    const arrived = [share.announce(claimant), share.announce(claimant)]
    expect(() => share.announce(claimant)).toThrow(Overloaded)
    for (const tell of arrived) tell()
    for (const tell of arrived) tell()
    expect(share.expectedWait(claimant)).toBe(0)
  })

  test('schools that wait take turns, and so do kinds of work in a school: a crowd at one costs another nothing', async () => {
    const share = new FairShare({ all: 3, work: 3, school: 3, line: 200, patience: 60_000 })
    const held = Array.from({ length: 3 }, () => begin(share, 'yoga'))
    await settle()
    const crowd = Array.from({ length: 20 }, () => begin(share, 'yoga'))
    const other = begin(share, 'piano')
    expect(share.expectedWait({ school: 'piano', work: 'vote' })).toBeLessThan(
      share.expectedWait({ school: 'yoga', work: 'buy' }) / 4,
    )
    held[0]!.leave()
    await settle()
    expect([other.hasBegun(), crowd.some((comer) => comer.hasBegun())]).toEqual([true, false])
    const vote = begin(share, 'yoga', 'vote')
    held[1]!.leave()
    await settle()
    expect([vote.hasBegun(), crowd.some((comer) => comer.hasBegun())]).toEqual([true, false])
  })

  test('work that fails leaves its place', async () => {
    const share = new FairShare({ all: 1, line: 200 })
    await expect(share.of({ school: 'yoga', work: 'buy' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await share.of({ school: 'yoga', work: 'buy' }, async () => 'yes')).toBe('yes')
  })
})
