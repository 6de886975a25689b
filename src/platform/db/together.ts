export interface Together<Asked, Done> {
  /** What goes together: of one school, and done by one statement. */
  groupOf(asked: Asked): string
  /** Two of one key never go together; the second waits for the first. */
  keyOf(asked: Asked): string
  /** so many at once */
  most: number
  /** Does them in one unit of work, and answers in their order; when it throws, nothing was done. */
  doAll(asked: Asked[]): Promise<Done[]>
}

interface Waiting<Asked, Done> {
  asked: Asked
  done(done: Done): void
  failed(error: unknown): void
}

/**
 * Small writes of one moment, done in one transaction where each would have cost one of its own. Who finds nobody under way begins at once; what
 * comes meanwhile goes together next. One that fails takes no other with it: they are done one by one then. Not for deeds: the audit list has one
 * for a unit of work.
 */
export function together<Asked, Done>({ groupOf, keyOf, most, doAll }: Together<Asked, Done>) {
  const groups = new Map<string, Waiting<Asked, Done>[]>()

  async function doGroup(name: string, waiting: Waiting<Asked, Done>[]): Promise<void> {
    while (waiting.length > 0) await settle(takeNext(waiting))
    groups.delete(name)
  }

  function takeNext(waiting: Waiting<Asked, Done>[]): Waiting<Asked, Done>[] {
    const next = new Map<string, Waiting<Asked, Done>>()
    const later = waiting.splice(0).filter((one) => {
      const key = keyOf(one.asked)
      if (next.size === most || next.has(key)) return true
      next.set(key, one)
      return false
    })
    waiting.push(...later)
    return [...next.values()]
  }

  async function settle(those: Waiting<Asked, Done>[]): Promise<void> {
    try {
      const done = await doAll(those.map(({ asked }) => asked))
      for (const [nth, one] of those.entries()) one.done(done[nth]!)
    } catch (error) {
      if (those.length === 1) those[0]!.failed(error)
      else await Promise.all(those.map((one) => settle([one])))
    }
  }

  return (asked: Asked): Promise<Done> =>
    new Promise((done, failed) => {
      const one = { asked, done, failed }
      const name = groupOf(asked)
      const waiting = groups.get(name)
      if (waiting) return void waiting.push(one)
      const first = [one]
      groups.set(name, first)
      void doGroup(name, first)
    })
}
