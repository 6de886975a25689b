import type { ChangeTeller } from '#platform/db/unit-of-work.ts'
import { ANYTHING } from '#platform/http/call-in-process.ts'
import { newId } from '#platform/ids.ts'

interface Means {
  /** drops what is kept in this process; without names, all that the school keeps for its readers */
  forget: ChangeTeller
  tellOthers: (messages: string[]) => Promise<unknown>
}

export interface Changes {
  tell: ChangeTeller
  /** what another process told */
  heard(message: string): void
}

/** Others are told this often, however much there is. */
const TELLS_EVERY_MS = 20
/** PostgreSQL takes 8,000 bytes at once. */
const MOST_NAMES = 50

/**
 * What changed is forgotten here before whoever changed it is answered, and elsewhere soon: what is told is gathered, and never waits
 * inside a unit of work, where it would make all commits wait for one another. What is lost on the way is kept for its time.
 */
export function changesTold({ forget, tellOthers }: Means): Changes {
  const self = newId()
  const untold = new Map<string, Set<string>>()

  function tellAll(): void {
    const messages = [...untold].map(([schoolId, names]) => {
      const told = names.has(ANYTHING) || names.size > MOST_NAMES ? [ANYTHING] : names
      return [self, schoolId, ...told].join(' ')
    })
    untold.clear()
    void tellOthers(messages).catch(() => undefined)
  }

  return {
    tell(schoolId, names) {
      forget(schoolId, names)
      if (untold.size === 0) setTimeout(tellAll, TELLS_EVERY_MS).unref()
      const gathered = untold.get(schoolId) ?? new Set()
      untold.set(schoolId, gathered)
      for (const name of names ?? [ANYTHING]) gathered.add(name)
    },
    heard(message) {
      const [from, schoolId, ...names] = message.split(' ')
      if (from !== self && schoolId) forget(schoolId, names.includes(ANYTHING) ? undefined : names)
    },
  }
}
