import { getBalance } from '#modules/ledger/contract.ts'
import { BalanceTables } from '#modules/ledger/ui/BalanceTables.tsx'
import { LedgerProof } from '#modules/ledger/ui/LedgerProof.tsx'
import { useLedgerText } from '#modules/ledger/ui/text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Balance.ts'
import { ToProducts } from './lists/ToProducts.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  return api.call(getBalance)
}

/** What the school has, owes and earned. Page settings are needed first (commerce §8). */
export default function Balance({ loaderData: balance }: Route.ComponentProps) {
  const text = useLedgerText()
  return (
    <>
      <title>{text('balance')}</title>
      <PageHeading title={text('balance')} />
      {balance.has_seller ? (
        <WithSeller balance={balance} />
      ) : (
        <EmptyState
          title={text('sellerNeeded')}
          action={<LinkButton to="/home/settings/school">{text('toSeller')}</LinkButton>}
        >
          {text('sellerNeededText')}
        </EmptyState>
      )}
    </>
  )
}

function WithSeller({ balance }: { balance: Route.ComponentProps['loaderData'] }) {
  const text = useLedgerText()
  if (balance.balances.length === 0)
    return (
      <EmptyState title={text('noneYet')} action={<ToProducts />}>
        {text('noneYetText')}
      </EmptyState>
    )
  return (
    <>
      <BalanceTables balance={balance} />
      <LedgerProof check={balance.check} />
    </>
  )
}
