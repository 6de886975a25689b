import type { Language } from '#platform/i18n/format.ts'
import { en } from '../messages/en.ts'
import { pl } from '../messages/pl.ts'

type Counted = { one: string; few?: string; many?: string; other: string }
type Message = string | Counted
export type KitMessages = { [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : Counted }
export type KitText = (key: keyof KitMessages, params?: Record<string, string | number>) => string

/** The kit's own words; `count` chooses the plural form. */
export const kitTextIn: Record<Language, KitText> = { en: textOf('en', en), pl: textOf('pl', pl) }

function textOf(language: Language, messages: KitMessages): KitText {
  const plural = new Intl.PluralRules(language)
  return (key, params = {}) => {
    const template = chosen(messages[key], plural, Number(params.count))
    return template.replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole))
  }
}

function chosen(message: Message, plural: Intl.PluralRules, count: number): string {
  if (typeof message === 'string') return message
  return message[plural.select(count) as keyof Counted] ?? message.other
}
