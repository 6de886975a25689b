import { DateText } from '#kit/figures/DateText.tsx'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { PartnerPage } from '../contract.ts'
import { usePartnerWords } from './use-partner-words.ts'
import { usePartnerPageText } from './use-text.ts'

type Payout = PartnerPage['payouts'][number]

export function OwnPayouts({ payouts }: { payouts: PartnerPage['payouts'] }) {
  const text = usePartnerPageText()
  const { money } = usePartnerWords()
  const rows = payouts.map((payout, place) => ({ ...payout, place: String(place) }))
  const columns: Column<Payout & { place: string }>[] = [
    column(text('day'), dayOf),
    figure(text('amount'), ({ amount, currency }) => money(amount, currency)),
  ]
  return <DataTable caption={text('payouts')} rows={rows} rowKey={({ place }) => place} columns={columns} />
}

const dayOf = ({ paid_on: at }: Payout) => <DateText at={at} />
