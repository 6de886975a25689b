import type { Ctx } from '#platform/context.ts'
import { formatDateTime, formatMoney } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/text.ts'
import type { MessageParams } from '#platform/refusal.ts'
import { en } from '../messages/codes-en.ts'
import { pl } from '../messages/codes-pl.ts'
import { CodeRefused } from './refusals.ts'
import type { OfferedCode } from './code.ts'
import type { CodeRefusal } from './vocabulary.ts'

type Reader = Pick<Ctx, 'language' | 'school'>

interface Asked {
  /** as somebody typed it; empty for none */
  typed: string
  /** undefined when nothing in the school is called so */
  offered: OfferedCode | undefined
}

/** Why the code that was asked for takes nothing off; undefined when it does, or none was. */
export function codeRefusedBy(
  { code: quoted }: { code: { refusal: CodeRefusal | null } | null },
  { typed, offered }: Asked,
  { language, school }: Reader,
): CodeRefused | undefined {
  const reason = quoted ? quoted.refusal : 'unknown'
  if (typed === '' || !reason) return undefined
  const { startsAt = null, minimumAmount: amount = 0, currency = school.currency } = offered?.code ?? {}
  return new CodeRefused(reason, {
    minimum: formatMoney({ amount, currency }, language),
    start: startsAt ? formatDateTime(startsAt, language, school.timeZone) : '',
  })
}

/** In the words of whoever reads it. */
export const wordCodeRefused = (
  { code, params }: { code: keyof typeof en; params: MessageParams },
  { language }: Reader,
): string => translator(language === 'pl' ? pl : en, language)(code, params)
