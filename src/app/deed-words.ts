import type { DeedWords } from '#modules/moderation/index.ts'
import type { Module, ServerWords } from '#platform/module.ts'
import { registry } from './registry.ts'

const modules: [string, Module<object, never>][] = Object.entries(registry)

/** What admins do, in words, by the module whose calls they are: an area of the audit list. */
export const deedWords: DeedWords = Object.fromEntries(
  modules.flatMap(([name, { says }]) => {
    const [en, pl] = [wordsOf(says?.en), wordsOf(says?.pl)]
    return en && pl ? [[name, { en, pl }]] : []
  }),
)

function wordsOf({ area, deeds, past, alone }: ServerWords = {}) {
  return area !== undefined && (deeds ?? past) ? { area, deeds: deeds ?? {}, past, alone } : undefined
}
