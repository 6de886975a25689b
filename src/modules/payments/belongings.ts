import { type Belonging, moved, moveRows } from '#modules/people/index.ts'
import { endOfferCardsOf } from './saved-cards/forget-card.ts'
import { refunds, savedCards, transactions } from './tables.ts'

/** What was paid by whom counts for the account that stays (`count_spending`). A card is kept for whom let it be kept, no longer; one that a membership is charged by goes with it. */
export const paymentBelongings: Belonging[] = [
  moved(transactions.payerId),
  moved(refunds.askedById),
  {
    column: savedCards.personId,
    fate: 'moved',
    async work(ctx, merge) {
      await endOfferCardsOf(ctx, merge.goneId)
      await moveRows(ctx, savedCards.personId, merge)
    },
  },
]
