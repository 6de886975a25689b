import { LIFETIME } from '#modules/catalog/plans/vocabulary.ts'
import type { AgreedQuote, QuotedLine } from './agreed-quote.ts'

type Planned = Pick<QuotedLine, 'plan'>

/** Whether a line goes on after its first period for money, be it that its buyer gives a card later. */
export const goesOn = ({ plan }: Planned): boolean => plan !== null && plan.months !== LIFETIME && plan.amount > 0

/** Whether a card is charged for a line while its holder is away, be it for the first time once a trial is over. */
export const isChargedAgain = (line: Planned): boolean => goesOn(line) && line.plan!.needsCard

/** Whether a purchase is made with a card: it is charged now, or once a trial is over. */
export const needsCard = ({ amount, lines }: Pick<AgreedQuote, 'amount' | 'lines'>): boolean =>
  amount > 0 || lines.some(isChargedAgain)
