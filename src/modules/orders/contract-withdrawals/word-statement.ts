import type { Ctx } from '#platform/context.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/withdraw-en.ts'
import { pl } from '../messages/withdraw-pl.ts'

/** The statement as the page shows it above the button, with the orders that it says are left as well. */
export function wordStatement(
  { language, school }: Ctx,
  number: string,
  also: { number: string; title: string }[],
): string {
  const say = translator(language === 'pl' ? pl : en, language)
  return [say('statement', { school: school.name, number }), ...also.map((each) => say('statementAlso', each))].join(
    ' ',
  )
}
