import type { Messages, Translate } from '#platform/i18n/text.ts'

/** The keys beside which there is one more of what helps: `title`, where there is `titleHelp`. */
type HelpedKey<Key, All = Key> = Key extends `${infer Label}Help` ? Extract<All, Label> : never

/** What a field says of itself, `{ label, help }`: `<TextField {...field.text('title')} {...withHelp(text, 'title')} />`. */
export const withHelp = <M extends Messages>(text: Translate<M>, key: HelpedKey<keyof M & string>) => ({
  label: text(key),
  help: text(`${key}Help` as keyof M & string),
})
