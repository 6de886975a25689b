import { PRODUCT_KINDS } from '#modules/catalog/vocabulary.ts'
import { listSoldProducts } from '#modules/sales/products/contract.ts'
import { SoldFilters } from '#modules/sales/ui/SoldFilters.tsx'
import { SoldProducts as Sold } from '#modules/sales/ui/SoldProducts.tsx'
import { dayIn } from '#modules/sales/ui/asked-transactions.ts'
import { useSoldText } from '#modules/sales/ui/text.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { chosenIn } from '#kit/lists/asked.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/SoldProducts.ts'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListWays } from './lists/ListWays.tsx'
import { ToProducts } from './lists/ToProducts.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { asked: query, cursor } = askedPage(request)
  const kind: (typeof PRODUCT_KINDS)[number] | '' = PRODUCT_KINDS.find((each) => each === query.get('kind')) ?? ''
  const asked = { kind, from: dayIn(query, 'from'), until: dayIn(query, 'until') }
  const {
    data,
    totals,
    from,
    until,
    has_sold: hasSold,
    ...page
  } = await api.call(listSoldProducts, { ...chosenIn(asked), cursor })
  return { sold: data, totals, days: { from, until }, hasSold, asked, place: placeOf(page, cursor) }
}

/** What was sold of each product, over some days. */
export default function SoldProducts({
  loaderData: { sold, totals, days, hasSold, asked, place },
}: Route.ComponentProps) {
  const text = useSoldText()
  return (
    <>
      <title>{text('sold')}</title>
      <PageHeading title={text('sold')} />
      {hasSold ? (
        <>
          <SoldFilters kind={asked.kind} days={days} />
          {sold.length > 0 ? (
            <Sold sold={sold} totals={totals} days={days} />
          ) : (
            <EmptyState title={text('none')}>{text('noneText')}</EmptyState>
          )}
        </>
      ) : (
        <EmptyState title={text('neverSold')} action={<ToProducts />}>
          {text('neverSoldText')}
        </EmptyState>
      )}
      <ListWays {...place} list="/home/sales" asked={asked} />
    </>
  )
}
