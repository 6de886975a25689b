import type { Ctx } from '#platform/context.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/waiting-en.ts'
import { pl } from '../messages/waiting-pl.ts'
import { WAITING_VERSION } from './vocabulary.ts'

/** The consent as its giver read it. */
export function wordConsent({ language, school }: Ctx): { consentText: string; consentVersion: number } {
  const say = translator(language === 'pl' ? pl : en, language)
  return { consentText: say('consent', { school: school.name }), consentVersion: WAITING_VERSION }
}
