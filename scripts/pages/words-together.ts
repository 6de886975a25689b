import { globSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const PROJECT = path.join(import.meta.dirname, '../..')
const WORDS = 'words:'
const LANGUAGES = ['en', 'pl'] as const
const IMPORT = /import\('([^']*\/messages\/[\w-]+\.ts)'\)/g

/** What is read together comes together: the words of each group are one file in each language. `LANGUAGE` stands for it. */
const GROUPS: Record<string, string[]> = {
  base: [
    'src/kit/messages/LANGUAGE.ts',
    'src/web/messages/LANGUAGE.ts',
    'src/modules/catalog/messages/product-LANGUAGE.ts',
  ],
  site: ['src/web/pages/site/messages/LANGUAGE.ts', 'src/modules/catalog/messages/chosen-LANGUAGE.ts'],
  checkout: [
    'src/modules/checkout/messages/{billing-,gift-,reminder-,}LANGUAGE.ts',
    'src/modules/orders/messages/consents-LANGUAGE.ts',
    'src/modules/payments/messages/card-LANGUAGE.ts',
  ],
  account: [
    'src/modules/second-factor/messages/{passkeys-,}LANGUAGE.ts',
    'src/modules/people/messages/sessions-LANGUAGE.ts',
  ],
  my: ['src/modules/learning/messages/my-LANGUAGE.ts', 'src/modules/notes/messages/places-LANGUAGE.ts'],
  talk: [
    'src/modules/{comments,learning,votes}/messages/LANGUAGE.ts',
    'src/modules/media/messages/player-LANGUAGE.ts',
    'src/modules/moderation/messages/report-LANGUAGE.ts',
  ],
}

/** In browsers alone: each text still names the file its words stand in. */
export function wordsTogether(): Plugin {
  const files = new Map<string, string[]>()
  for (const [group, patterns] of Object.entries(GROUPS))
    for (const language of LANGUAGES)
      files.set(
        `${group}-${language}`,
        patterns.flatMap((each) => filesOf(each, language)),
      )
  const placeOf = (file: string) => [...files].find(([, all]) => all.includes(file))
  return {
    name: 'words-together',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async transform(code, id) {
      const found = [...code.matchAll(IMPORT)]
      let together = code
      for (const [whole, file = ''] of found) {
        const resolved = (await this.resolve(file, id))!.id
        const place = placeOf(resolved)
        if (!place) continue
        const [group, all] = place
        const words = `import('${WORDS}${group}').then((words) => ({ ${group.slice(-2)}: words.w${all.indexOf(resolved)} }))`
        together = together.replace(whole, words)
      }
      return together === code ? undefined : { code: together, map: null }
    },
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      const group = id.startsWith(`\0${WORDS}`) && files.get(id.slice(WORDS.length + 1))
      if (!group) return undefined
      return group
        .map((file, place) => `export { ${id.slice(-2)} as w${place} } from ${JSON.stringify(file)}`)
        .join('\n')
    },
  }
}

function filesOf(pattern: string, language: string): string[] {
  const found = globSync(pattern.replace('LANGUAGE', language), { cwd: PROJECT })
  if (found.length === 0) throw new Error(`There are no words at ${pattern}`)
  return found.sort().map((file) => path.join(PROJECT, file))
}
