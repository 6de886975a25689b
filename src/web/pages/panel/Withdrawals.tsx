import { cursorIn } from '#platform/contract/cursor-in.ts'
import { useOrdersText } from '#modules/orders/ui/text.ts'
import { WithdrawalTable } from '#modules/orders/ui/WithdrawalTable.tsx'
import styles from '#modules/orders/ui/withdrawals.module.css'
import { listWithdrawals } from '#modules/orders/withdrawals/contract.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Withdrawals.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const asked = new URL(request.url).searchParams
  const cursor = asked.get('cursor') ?? undefined
  const isOpen = asked.get('open') === '1'
  const page = await api.call(listWithdrawals, { ...(isOpen && { open: '1' as const }), cursor })
  return { withdrawals: page.data, next: cursorIn(page.next_page_url), isOpen, isFirst: !cursor }
}

const PATH = '/home/withdrawals'

export default function Withdrawals({ loaderData: { withdrawals, next, isOpen, isFirst } }: Route.ComponentProps) {
  const text = useOrdersText()
  const path = isOpen ? `${PATH}?open=1` : PATH
  return (
    <>
      <title>{text('withdrawals')}</title>
      <PageHeading title={text('withdrawals')} />
      {withdrawals.length === 0 && !isOpen ? (
        <EmptyState title={text('noWithdrawals')}>{text('noWithdrawalsText')}</EmptyState>
      ) : (
        <LiveFilters className={styles.filter}>
          <Select
            name="open"
            label={text('show')}
            defaultValue={isOpen ? '1' : ''}
            options={[
              { value: '', label: text('showAll') },
              { value: '1', label: text('showOpen') },
            ]}
          />
        </LiveFilters>
      )}
      {withdrawals.length > 0 && <WithdrawalTable withdrawals={withdrawals} />}
      {withdrawals.length === 0 && isOpen && <EmptyState title={text('noneOpen')} />}
      <div className={common.row}>
        {!isFirst && <LinkButton to={path}>{text('firstPage')}</LinkButton>}
        {next && (
          <LinkButton to={`${PATH}?${new URLSearchParams({ ...(isOpen && { open: '1' }), cursor: next })}`}>
            {text('nextPage')}
          </LinkButton>
        )}
      </div>
    </>
  )
}
