import { transactionsAskedFor } from '#modules/sales/ui/asked-transactions.ts'
import { TransactionFilters } from '#modules/sales/ui/TransactionFilters.tsx'
import { TransactionTable } from '#modules/sales/ui/TransactionTable.tsx'
import { TransactionTotals } from '#modules/sales/ui/TransactionTotals.tsx'
import { useTransactionsText } from '#modules/sales/ui/text.ts'
import { getTransactionTotals, listTransactions } from '#modules/sales/transactions/contract.ts'
import { ExportMenu } from '#modules/exports/ui/ExportMenu.tsx'
import { TRANSACTION_SORTS } from '#modules/sales/vocabulary.ts'
import { chosenIn } from '#kit/lists/asked.ts'
import { orderIn } from '#kit/lists/list-order.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Transactions.ts'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListPage } from './lists/ListPage.tsx'
import { ToProducts } from './lists/ToProducts.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { asked: query, cursor } = askedPage(request)
  const asked = transactionsAskedFor(query)
  const sort = orderIn(query, TRANSACTION_SORTS)
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
  return (
    <ListPage
      {...place}
      list={LIST}
      title={text('transactions')}
      none={{ title: text('none'), text: text('noneText') }}
      text={text}
      add={<ToProducts />}
      actions={transactions.length > 0 && <ExportMenu kind="transactions" asked={asked} />}
      asked={asked}
      order={{ asked: sort, usual: TRANSACTION_SORTS[0] }}
      filters={<TransactionFilters list={LIST} asked={asked} sort={sort} product={product} />}
      isEmpty={transactions.length === 0}
    >
      <TransactionTotals list={LIST} asked={asked} totals={totals} isTooMany={isTooMany} />
      <TransactionTable transactions={transactions} />
    </ListPage>
  )
}
