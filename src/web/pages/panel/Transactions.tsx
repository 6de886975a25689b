import { sortAskedFor, transactionsAskedFor } from '#modules/sales/ui/asked-transactions.ts'
import { TransactionFilters } from '#modules/sales/ui/TransactionFilters.tsx'
import { TransactionTable } from '#modules/sales/ui/TransactionTable.tsx'
import { TransactionTotals } from '#modules/sales/ui/TransactionTotals.tsx'
import { useTransactionsText } from '#modules/sales/ui/text.ts'
import { getTransactionTotals, listTransactions } from '#modules/sales/transactions/contract.ts'
import { ExportMenu } from '#modules/exports/ui/ExportMenu.tsx'
import { chosenIn } from '#kit/lists/asked.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Transactions.ts'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListPage } from './lists/ListPage.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { asked: query, cursor } = askedPage(request)
  const asked = transactionsAskedFor(query)
  const sort = sortAskedFor(query)
  const [{ product, ...page }, { totals, is_too_many: isTooMany }] = await Promise.all([
    api.call(listTransactions, { ...chosenIn({ ...asked, sort }), cursor }),
    api.call(getTransactionTotals, chosenIn(asked)),
  ])
  return { transactions: page.data, product, totals, isTooMany, asked, sort, place: placeOf(page, cursor) }
}

const LIST = '/home/transactions'

export default function Transactions({ loaderData }: Route.ComponentProps) {
  const { transactions, product, totals, isTooMany, asked, sort, place } = loaderData
  const text = useTransactionsText()
  const listed = { list: LIST, asked, sort }
  return (
    <ListPage
      {...place}
      list={LIST}
      title={text('transactions')}
      none={{ title: text('none'), text: text('noneText') }}
      text={text}
      actions={transactions.length > 0 && <ExportMenu kind="transactions" asked={asked} />}
      asked={asked}
      kept={{ sort }}
      filters={<TransactionFilters {...listed} product={product} />}
      isEmpty={transactions.length === 0}
    >
      <TransactionTotals list={LIST} asked={asked} totals={totals} isTooMany={isTooMany} />
      <TransactionTable {...listed} transactions={transactions} />
    </ListPage>
  )
}
