import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { getBalance } from './get-balance.ts'
import { listLedgerLines, listTransactionEntries } from './list-lines.ts'
import type { ProvingParts } from './proving/proving.ts'
import { proveNow } from './proving/prove-ledger.ts'

export function ledgerRoutes(app: App, { gateways }: Pick<ProvingParts, 'gateways'>): void {
  serve(app, contract.getBalance, getBalance)
  serve(app, contract.listLedgerLines, listLedgerLines)
  serve(app, contract.listTransactionEntries, listTransactionEntries)
  serveOutsideTransaction(app, contract.proveLedger, (ctx) => proveNow(ctx, gateways))
}
