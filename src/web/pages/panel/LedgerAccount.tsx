import { listLedgerLines } from '#modules/ledger/contract.ts'
import { LedgerLines } from '#modules/ledger/ui/LedgerLines.tsx'
import { useLedgerText } from '#modules/ledger/ui/text.ts'
import { LEDGER_ACCOUNTS } from '#modules/ledger/vocabulary.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import { CURRENCIES } from '#platform/money.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/LedgerAccount.ts'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListWays } from './lists/ListWays.tsx'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { asked, cursor } = askedPage(request)
  const account = LEDGER_ACCOUNTS.find((each) => each === params.account)
  if (!account) throw new Response(null, { status: 404 })
  const currency = CURRENCIES.find((each) => each === asked.get('currency')) ?? CURRENCIES[0]
  const page = await api.call(listLedgerLines, { account, currency, cursor })
  return { account, currency, amount: page.amount, lines: page.data, place: placeOf(page, cursor) }
}

/** The lines of one account, in one currency. */
export default function LedgerAccount({
  loaderData: { account, currency, amount, lines, place },
}: Route.ComponentProps) {
  const text = useLedgerText()
  const { language } = useLocale()
  const title = text('linesOf', { account: text(account), currency })
  return (
    <>
      <title>{title}</title>
      <Breadcrumbs crumbs={[{ label: text('balance'), to: '/home/balance' }, { label: title }]} />
      <PageHeading title={title} state={<strong>{formatMoney({ amount, currency }, language)}</strong>} />
      {lines.length > 0 ? (
        <LedgerLines lines={lines} currency={currency} />
      ) : (
        <EmptyState title={text('noLines')}>{text('noneYetText')}</EmptyState>
      )}
      <ListWays {...place} list={`/home/balance/${account}`} asked={{ currency }} />
    </>
  )
}
