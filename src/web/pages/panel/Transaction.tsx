import { listTransactionEntries } from '#modules/ledger/contract.ts'
import { LedgerOfTransaction } from '#modules/ledger/ui/LedgerLines.tsx'
import { useLedgerText } from '#modules/ledger/ui/text.ts'
import { getTransaction } from '#modules/sales/transactions/contract.ts'
import { OUTCOME_TONES } from '#modules/payments/ui/outcome-tones.ts'
import { TransactionDetails } from '#modules/sales/ui/TransactionDetails.tsx'
import { useTransactionsText } from '#modules/sales/ui/text.ts'
import { Status } from '#kit/feedback/Status.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Transaction.ts'

export async function loader({ request, context, params: { transactionId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [{ transaction }, { entries }] = await Promise.all([
    api.call(getTransaction, { transactionId }),
    api.call(listTransactionEntries, { transactionId }),
  ])
  return { transaction, entries }
}

export default function Transaction({ loaderData: { transaction, entries } }: Route.ComponentProps) {
  const text = useTransactionsText()
  const ofLedger = useLedgerText()
  const title = text('transactionOf', { number: transaction.order.number })
  return (
    <>
      <title>{title}</title>
      <Breadcrumbs
        crumbs={[{ label: text('transactions'), to: '/home/transactions' }, { label: transaction.order.number }]}
      />
      <PageHeading
        title={title}
        state={
          <>
            <Status tone={OUTCOME_TONES[transaction.status]}>{text(`status_${transaction.status}`)}</Status>
            {transaction.is_revoked && <Status tone="plain">{text('revoked')}</Status>}
          </>
        }
      />
      <TransactionDetails transaction={transaction} />
      {entries.length > 0 && (
        <Section title={ofLedger('ledger')}>
          <LedgerOfTransaction entries={entries} currency={transaction.currency} />
        </Section>
      )}
    </>
  )
}
