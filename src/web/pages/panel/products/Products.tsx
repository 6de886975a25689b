import { listPath } from '#modules/catalog/editor/vocabulary.ts'
import { useWords } from '#kit/text/text-of.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Products.ts'
import { AddButton } from '../lists/AddButton.tsx'
import { placeOf } from '../lists/asked-page.ts'
import { askedProducts } from './asked-products.ts'
import { kindAt, PANEL_KINDS } from './kinds.ts'
import { ProductListPage } from './ProductListPage.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const kind = kindAt(request)
  const { q, status, sort, cursor } = askedProducts(request)
  const page = await PANEL_KINDS[kind].list(api, { q: q || undefined, status, sort: sort || undefined, cursor })
  return { kind, rows: page.data, asked: { q, status: status ?? '', kind: '' }, sort, place: placeOf(page, cursor) }
}

/** All products of a kind. */
export default function Products({ loaderData: { kind, rows, ...page } }: Route.ComponentProps) {
  const { words, Table } = PANEL_KINDS[kind]
  const kindText = useWords(words)
  const list = listPath(kind)
  const add = (
    <AddButton right="change-products" to={`${list}/new`}>
      {kindText('newOne')}
    </AddButton>
  )
  return (
    <ProductListPage {...page} list={list} words={words} isEmpty={rows.length === 0} add={add}>
      <Table rows={rows} />
    </ProductListPage>
  )
}
