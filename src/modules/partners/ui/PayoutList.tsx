import { Undo2 } from 'lucide-react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import type { Payout } from '../contract.ts'
import { usePartnerWords } from './use-partner-words.ts'
import { usePartnersText } from './use-text.ts'

interface PayoutListProps {
  payouts: Payout[]
  takeBack: (payout: Payout) => Promise<void>
}

export function PayoutList({ payouts, takeBack }: PayoutListProps) {
  const text = usePartnersText()
  const { money } = usePartnerWords()
  return (
    <section aria-label={text('payouts')}>
      <RowList>
        {payouts.map((payout) => {
          const amount = money(payout.amount, payout.currency)
          return (
            <ListRow
              key={payout.id}
              title={amount}
              meta={<DateText at={payout.paid_on} />}
              actions={
                <IconButton
                  label={text('takeBack', { amount })}
                  icon={<Undo2 />}
                  onClick={() => void takeBack(payout)}
                />
              }
            >
              {payout.note}
            </ListRow>
          )
        })}
      </RowList>
    </section>
  )
}
