import { Plus } from 'lucide-react'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { listPath } from '#modules/catalog/editor/vocabulary.ts'
import { ProductFilters } from '#modules/catalog/ui/ProductFilters.tsx'
import styles from '#modules/catalog/ui/products.module.css'
import { useProductPanelText } from '#modules/catalog/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { useWords } from '#kit/text/text-of.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Products.ts'
import { askedProducts, listAddress } from './asked-products.ts'
import { kindAt, PANEL_KINDS } from './kinds.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const kind = kindAt(request)
  const { q, status, cursor } = askedProducts(request)
  const { data: rows, next_page_url: next } = await PANEL_KINDS[kind].list(api, { q: q || undefined, status, cursor })
  return { kind, rows, q, status: status ?? '', isFirst: !cursor, next: cursorIn(next) }
}

/** All products of a kind: found by words and status, a page at a time, and the way to make one. */
export default function Products({ loaderData }: Route.ComponentProps) {
  const { kind, rows, q, status, isFirst, next } = loaderData
  const { words, Table } = PANEL_KINDS[kind]
  const text = useProductPanelText()
  const kindText = useWords(words)
  const list = listPath(kind)
  const add = (
    <LinkButton to={`${list}/new`} look="primary" icon={<Plus />}>
      {kindText('newOne')}
    </LinkButton>
  )
  const isUntouched = rows.length === 0 && q === '' && status === '' && isFirst
  return (
    <>
      <title>{kindText('all')}</title>
      <PageHeading title={kindText('all')} actions={!isUntouched && add} />
      {isUntouched ? (
        <EmptyState title={kindText('none')} action={add}>
          {kindText('noneText')}
        </EmptyState>
      ) : (
        <>
          <ProductFilters q={q} status={status} search={kindText('search')} />
          {rows.length === 0 ? (
            <EmptyState title={text('noneFound')} action={<LinkButton to={list}>{kindText('showAll')}</LinkButton>}>
              {kindText('noneFoundText')}
            </EmptyState>
          ) : (
            <Table rows={rows} />
          )}
          <div className={styles.ways}>
            {!isFirst && <LinkButton to={listAddress(list, { q, status })}>{text('firstPage')}</LinkButton>}
            {next && (
              <LinkButton to={listAddress(list, { q, status, cursor: next })}>{kindText('nextPage')}</LinkButton>
            )}
          </div>
        </>
      )}
    </>
  )
}
