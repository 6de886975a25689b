import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { formatDate, formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Sold } from './find-sold.ts'
import type { ContractWithdrawal } from '../contract-withdrawals/tables.ts'
import { factsOf } from './facts-of.ts'
import { sayToSchool } from './say-to-school.ts'

interface Withdrawn extends Sold {
  withdrawal: ContractWithdrawal
  /** until when the money has to be on its way back; null where none has to be */
  dueAt: string | null
}

/** To the school: who left which contract, and what has to be done about it by which day. */
export const withdrawnLetter =
  ({ withdrawal, dueAt, ...sold }: Withdrawn, school: SchoolIdentity) =>
  (language: Language): Letter => {
    const say = sayToSchool(language)
    const { order, title } = sold
    const { name } = withdrawal
    const amount = formatMoney({ amount: withdrawal.dueAmount, currency: order.currency }, language)
    const until = dueAt && { label: say('until'), value: formatDate(dueAt, language, school.timeZone) }
    return {
      subject: say('withdrawal.subject', { name, number: order.number }),
      heading: say('withdrawal.heading'),
      paragraphs: [say('withdrawal.text', { name, title }), whatFollows()],
      facts: [...factsOf(sold, language, school), ...(until ? [{ label: say('toReturn'), value: amount }, until] : [])],
      action: { label: say('withdrawal.action'), url: `${school.origin}/home/contract-withdrawals` },
    }

    function whatFollows(): string {
      if (until) return say('withdrawal.due', { amount, date: until.value })
      return say(withdrawal.verdict === 'accepted' ? 'withdrawal.nothing' : 'withdrawal.refused')
    }
  }
