import type { Ctx } from '#platform/context.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/withdraw-en.ts'
import { pl } from '../messages/withdraw-pl.ts'

/** The statement as the page shows it above the button. */
export const wordStatement = ({ language, school }: Ctx, number: string): string =>
  translator(language === 'pl' ? pl : en, language)('statement', { school: school.name, number })
