import { useOrdersText } from '#modules/orders/ui/panel-text.ts'
import { ContractWithdrawalTable } from '#modules/orders/ui/ContractWithdrawalTable.tsx'
import styles from '#modules/orders/ui/contract-withdrawals.module.css'
import { listContractWithdrawals } from '#modules/orders/contract-withdrawals/contract.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { FilterSelect } from '#kit/fields/FilterSelect.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { chosenIn } from '#kit/lists/asked.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/ContractWithdrawals.ts'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListWays } from './lists/ListWays.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asked, cursor } = askedPage(request)
  const open = asked.get('open') === '1' ? '1' : ''
  const page = await loading({ request, context }).api.call(listContractWithdrawals, {
    ...chosenIn({ open } as const),
    cursor,
  })
  return { withdrawals: page.data, open, place: placeOf(page, cursor) }
}

export default function ContractWithdrawals({ loaderData: { withdrawals, open, place } }: Route.ComponentProps) {
  const text = useOrdersText()
  return (
    <>
      <title>{text('withdrawals')}</title>
      <PageHeading title={text('withdrawals')} />
      {withdrawals.length === 0 && !open ? (
        <EmptyState title={text('noWithdrawals')}>{text('noWithdrawalsText')}</EmptyState>
      ) : (
        <LiveFilters className={styles.filter}>
          <FilterSelect
            name="open"
            label={text('show')}
            any={text('allWithdrawals')}
            chosen={open}
            options={[{ value: '1', label: text('showOpen') }]}
          />
        </LiveFilters>
      )}
      {withdrawals.length > 0 && <ContractWithdrawalTable withdrawals={withdrawals} />}
      {withdrawals.length === 0 && open && <EmptyState title={text('noneOpen')} />}
      <ListWays {...place} list="/home/contract-withdrawals" asked={{ open }} />
    </>
  )
}
