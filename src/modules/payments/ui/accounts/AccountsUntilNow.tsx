import { useApi } from '#kit/api/ApiProvider.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { useKeptList } from '#kit/lists/use-kept-list.ts'
import { listPaymentAccounts, type PaymentAccount, type PaymentAccounts } from '../../accounts/contract.ts'
import { Mode } from './AccountInUse.tsx'
import { useAccountsText } from './use-accounts-text.ts'

/** Which account took payments when, and what it still goes on with. */
export function AccountsUntilNow({ page }: { page: PaymentAccounts }) {
  const text = useAccountsText()
  const api = useApi()
  const newest = page.data[0]
  const { items, loadMore } = useKeptList(
    ['payment-accounts', `${newest?.id ?? ''}:${newest?.until ?? ''}`],
    page,
    (cursor) => api.call(listPaymentAccounts, { cursor }),
  )
  const columns = [
    column<PaymentAccount>(text('provider'), ({ gateway }) => text(gateway), 'provider'),
    column<PaymentAccount>(text('kind'), ({ mode }) => <Mode mode={mode} />, 'kind'),
    column<PaymentAccount>(text('collector'), ({ collected_by: by }) => text(`collector_${by}`), 'collector'),
    column<PaymentAccount>(text('from'), ({ since }) => <DateText at={since} withTime />, 'from'),
    column<PaymentAccount>(
      text('until'),
      ({ until }) => (until ? <DateText at={until} withTime /> : text('untilNow')),
      'until',
    ),
    column<PaymentAccount>(
      text('underWay'),
      ({ under_way: count, kept_cards: cards }) =>
        [count > 0 && text('underWayCount', { count }), cards > 0 && text('keptCards', { count: cards })]
          .filter(Boolean)
          .join(', ') || text('nothingUnderWay'),
      'underWay',
    ),
  ]
  if (items.length === 0) return null
  return (
    <Section title={text('history')}>
      <DataTable caption={text('history')} columns={columns} rows={items} />
      <LoadMore {...loadMore} />
    </Section>
  )
}
