import type { Language } from './language.ts'

/** A sentence with `{params}`, or one sentence for each plural form of `{count}` (or `{min}`, `{seconds}`). */
export type Message = string | { one: string; few?: string; many?: string; other: string }
export type Messages = Record<string, Message>
/** The Polish (or any other) messages must have exactly the keys of the English ones. */
export type SameKeys<M extends Messages> = { [K in keyof M]: Message }
/** The same for what a module says on the server, in parts: errors, deeds, mails, … */
export type SameWords<W extends Record<string, Messages | string>> = {
  [Part in keyof W]: W[Part] extends Messages ? SameKeys<W[Part]> : string
}

export type Params = Record<string, string | number>
export type Translate<M extends Messages> = (key: keyof M & string, params?: Params) => string

const pluralRules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  pl: new Intl.PluralRules('pl'),
}
const numbers: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en'),
  pl: new Intl.NumberFormat('pl'),
}

export function translator<M extends Messages>(messages: M, language: Language): Translate<M> {
  return (key, params) => fill(messages[key] ?? key, language, params)
}

export function fill(message: Message, language: Language, params: Params = {}): string {
  const sentence = typeof message === 'string' ? message : chosenForm(message, language, params)
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name]
    if (value === undefined) return placeholder
    return typeof value === 'number' ? numbers[language].format(value) : value
  })
}

function chosenForm(message: Exclude<Message, string>, language: Language, params: Params): string {
  const form = pluralRules[language].select(Number(params['count'] ?? params['min'] ?? params['seconds'] ?? 0))
  return (form === 'one' || form === 'few' || form === 'many' ? message[form] : undefined) ?? message.other
}
