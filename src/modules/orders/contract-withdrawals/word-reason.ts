import type { Ctx } from '#platform/context.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

/** Why access ended and money went back, as admins read it: in the school's language. */
export function wordReason({ school: { language } }: Ctx, number: string): string {
  return translator((language === 'pl' ? pl : en).mails, language)('withdrawal.access-ended', { number })
}
