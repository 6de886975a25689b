import type { Ctx } from '#platform/context.ts'
import { translator } from '#platform/i18n/text.ts'
import { CONSENTS_VERSION, type ConsentKind } from '../vocabulary.ts'
import { en } from '../messages/consents-en.ts'
import { pl } from '../messages/consents-pl.ts'
import type { GivenConsent } from '../tables.ts'

/** The consents as the buyer read them. */
export function wordConsents(kinds: ConsentKind[], { language, school }: Ctx): GivenConsent[] {
  const say = translator(language === 'pl' ? pl : en, language)
  return kinds.map((kind) => ({ kind, text: say(kind, { school: school.name }), version: CONSENTS_VERSION }))
}
