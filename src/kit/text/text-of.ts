import { use } from 'react'
import type { Language } from '#platform/i18n/language.ts'
import { type Messages, type SameKeys, type Translate, translator } from '#platform/i18n/text.ts'
import { arrive } from '../arrive.ts'
import { useLocale } from './Locale.tsx'

type Load = (language: Language) => Promise<unknown>
const known: Load[] = []
/** whose words are fetched with the components that come later: without them, what a press shows would take its surroundings away */
let reader: Language | undefined

/** The words of one module, by the language of whoever reads them. */
export type Words<M extends Messages> = (language: Language) => Promise<Translate<M>>

/** `wordsOf(() => import('…/en.ts'), () => import('…/pl.ts'))`, for what is told whose words it shows. Only the reader's language travels. */
export function wordsOf<M extends Messages>(
  en: () => Promise<{ en: M }>,
  pl: () => Promise<{ pl: SameKeys<M> }>,
): Words<M> {
  const loading: Partial<Record<Language, Promise<Translate<M>>>> = {}

  const load = (language: Language) =>
    (loading[language] ??= readable(
      (language === 'pl' ? arrive(pl).then((file) => file.pl) : arrive(en).then((file) => file.en)).then((messages) =>
        translator(messages as M, language),
      ),
    ))
  known.push(load)
  if (reader) load(reader).catch(() => undefined)
  return load
}

export const useWords = <M extends Messages>(words: Words<M>): Translate<M> => use(words(useLocale().language))

/** The same for components that know whose words they show: `const useText = textOf(() => import('…/en.ts'), () => import('…/pl.ts'))`. */
export function textOf<M extends Messages>(...files: Parameters<typeof wordsOf<M>>): () => Translate<M> {
  const words = wordsOf(...files)
  return () => useWords(words)
}

/** As React marks a promise it has waited for: whoever asks later reads the value without waiting. */
function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/** Fetches the words of all components there are so far: once when the server starts. */
export const loadTexts = (language: Language): Promise<unknown> => Promise.all(known.map((load) => load(language)))

/** The same before hydration, and from then on of each component as it comes. */
export function loadTextsFor(language: Language): Promise<unknown> {
  reader = language
  return loadTexts(language)
}
