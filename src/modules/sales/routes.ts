import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as products from './products/contract.ts'
import { listSoldProducts } from './products/list-sold-products.ts'
import * as transactions from './transactions/contract.ts'
import { getTransaction } from './transactions/get-transaction.ts'
import { getTransactionTotals } from './transactions/get-transaction-totals.ts'
import { listTransactions } from './transactions/list-transactions.ts'

export function salesRoutes(app: App): void {
  serve(app, transactions.listTransactions, listTransactions)
  serve(app, transactions.getTransactionTotals, getTransactionTotals)
  serve(app, transactions.getTransaction, getTransaction)
  serve(app, products.listSoldProducts, listSoldProducts)
}
