import { DateText } from '#kit/figures/DateText.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { PartnerPage } from '../contract.ts'
import { usePartnerWords } from './use-partner-words.ts'
import { usePartnerPageText } from './use-text.ts'

type Payout = PartnerPage['payouts'][number]

export function OwnPayouts({ payouts }: { payouts: PartnerPage['payouts'] }) {
  const text = usePartnerPageText()
  const { money } = usePartnerWords()
  const rows = payouts.map((payout, place) => ({ ...payout, place: String(place) }))
  return (
    <DataTable<Payout & { place: string }>
      caption={text('payouts')}
      rows={rows}
      rowKey={({ place }) => place}
      columns={[
        { key: 'day', label: text('day'), cell: dayOf },
        {
          key: 'amount',
          label: text('amount'),
          isFigure: true,
          cell: ({ amount, currency }) => money(amount, currency),
        },
      ]}
    />
  )
}

const dayOf = ({ paid_on: at }: Payout) => <DateText at={at} />
