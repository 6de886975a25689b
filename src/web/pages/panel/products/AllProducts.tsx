import { useMay } from '#kit/api/use-may.ts'
import { column } from '#kit/lists/columns.ts'
import { Plus } from 'lucide-react'
import { listAllProducts } from '#modules/access/contract.ts'
import { allProductsWords } from '#modules/catalog/ui/all-products-words.ts'
import { listPath } from '#modules/catalog/editor/vocabulary.ts'
import { type ProductColumns, ProductTable } from '#modules/catalog/ui/ProductTable.tsx'
import { useProductText } from '#modules/catalog/ui/product-text.ts'
import { PRODUCT_KINDS } from '#modules/catalog/vocabulary.ts'
import type { ProductRow } from '#modules/catalog/contract.ts'
import { FilterSelect } from '#kit/fields/FilterSelect.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { useWords } from '#kit/text/text-of.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/AllProducts.ts'
import { placeOf } from '../lists/asked-page.ts'
import { askedProducts } from './asked-products.ts'
import { KIND_ICONS } from './kind-icons.tsx'
import { PANEL_KINDS } from './kinds.ts'
import { ProductListPage } from './ProductListPage.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { q, status, sort, cursor } = askedProducts(request)
  const given = new URL(request.url).searchParams.get('kind')
  const kind = PRODUCT_KINDS.find((each) => each === given)
  const page = await api.call(listAllProducts, { q: q || undefined, status, kind, sort: sort || undefined, cursor })
  const asked = { q, status: status ?? '', kind: kind ?? '' }
  return { rows: page.data, asked, sort, place: placeOf(page, cursor) }
}

/** Products of all kinds in one list. */
export default function AllProducts({ loaderData: { rows, ...page } }: Route.ComponentProps) {
  const text = useWords(allProductsWords)
  const kindText = useProductText()
  const kinds = KIND_ICONS.map(({ kind, icon }) => ({ kind, label: kindText(`all_${kind}`), icon }))
  const may = useMay()
  const add = may('change-products') && (
    <Menu
      sign={<Plus />}
      look="primary"
      label={text('newOne')}
      items={kinds.map(({ kind, label, icon }) => ({ label, icon, to: `${listPath(kind)}/new` }))}
    />
  )
  const filter = (
    <FilterSelect
      name="kind"
      label={text('kind')}
      any={text('anyKind')}
      chosen={page.asked.kind}
      options={kinds.map(({ kind, label }) => ({ value: kind, label }))}
    />
  )
  const own: ProductColumns<ProductRow> = [column(text('kind'), kindOf), 'status', 'price', 'students']
  return (
    <ProductListPage
      {...page}
      list="/home/products"
      words={allProductsWords}
      isEmpty={rows.length === 0}
      add={add}
      filter={filter}
    >
      <ProductTable caption={text('all')} one={text('one')} rows={rows} own={own} />
    </ProductListPage>
  )
}

const kindOf = ({ kind }: ProductRow) => <KindName kind={kind} />

function KindName({ kind }: Pick<ProductRow, 'kind'>) {
  return useWords(PANEL_KINDS[kind].words)('one')
}
