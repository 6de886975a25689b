import type { ReactNode } from 'react'
import { ProductFilters } from '#modules/catalog/ui/ProductFilters.tsx'
import type { ListMessages } from '#modules/catalog/ui/panel-kind.tsx'
import { PRODUCT_SORTS } from '#modules/catalog/vocabulary.ts'
import { useProductPanelText } from '#modules/catalog/ui/panel-text.ts'
import { useWords, type Words } from '#kit/text/text-of.ts'
import type { Place } from '../lists/asked-page.ts'
import { ListPage } from '../lists/ListPage.tsx'

interface ProductListPageProps {
  /** where it is */
  list: string
  words: Words<ListMessages>
  /** what is looked for, as its address says it */
  asked: Record<'q' | 'status' | 'kind', string>
  sort: string
  place: Place
  isEmpty: boolean
  /** the way to make one */
  add: ReactNode
  /** beside words and status */
  filter?: ReactNode
  children: ReactNode
}

/** Products, found by words and status, a page at a time, and the way to make one. */
export function ProductListPage({ words, place, sort, filter, ...listed }: ProductListPageProps) {
  const text = useProductPanelText()
  const listText = useWords(words)
  const { q, status } = listed.asked
  return (
    <ListPage
      {...place}
      {...listed}
      order={{ asked: sort, usual: PRODUCT_SORTS[0] }}
      title={listText('all')}
      none={{ title: listText('none'), text: listText('noneText') }}
      text={(word) => (word === 'noneFound' ? text(word) : listText(word))}
      words={{ firstPage: text('firstPage'), nextPage: listText('nextPage') }}
      filters={
        <ProductFilters q={q} status={status} search={listText('search')}>
          {filter}
        </ProductFilters>
      }
    />
  )
}
