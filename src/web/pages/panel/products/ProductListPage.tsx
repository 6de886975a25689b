import type { ReactNode } from 'react'
import { ProductFilters } from '#modules/catalog/ui/ProductFilters.tsx'
import type { ListMessages } from '#modules/catalog/ui/panel-kind.tsx'
import { useProductPanelText } from '#modules/catalog/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { useWords, type Words } from '#kit/text/text-of.ts'
import { listAddress } from './asked-products.ts'

interface ProductListPageProps {
  /** where it is */
  list: string
  words: Words<ListMessages>
  /** what is looked for, as its address says it */
  asked: Record<'q' | 'status' | 'kind', string>
  isFirst: boolean
  next: string | undefined
  isEmpty: boolean
  /** the way to make one */
  add: ReactNode
  /** beside words and status */
  filter?: ReactNode
  children: ReactNode
}

/** Products, found by words and status, a page at a time, and the way to make one. */
export function ProductListPage(props: ProductListPageProps) {
  const { list, words, asked, isFirst, next, isEmpty, add, filter, children } = props
  const text = useProductPanelText()
  const listText = useWords(words)
  const isUntouched = isEmpty && isFirst && Object.values(asked).every((value) => value === '')
  return (
    <>
      <title>{listText('all')}</title>
      <PageHeading title={listText('all')} actions={!isUntouched && add} />
      {isUntouched ? (
        <EmptyState title={listText('none')} action={add}>
          {listText('noneText')}
        </EmptyState>
      ) : (
        <>
          <ProductFilters q={asked.q} status={asked.status} search={listText('search')}>
            {filter}
          </ProductFilters>
          {isEmpty ? (
            <EmptyState title={text('noneFound')} action={<LinkButton to={list}>{listText('showAll')}</LinkButton>}>
              {listText('noneFoundText')}
            </EmptyState>
          ) : (
            children
          )}
          <div className={common.row}>
            {!isFirst && <LinkButton to={listAddress(list, asked)}>{text('firstPage')}</LinkButton>}
            {next && <LinkButton to={listAddress(list, { ...asked, cursor: next })}>{listText('nextPage')}</LinkButton>}
          </div>
        </>
      )}
    </>
  )
}
