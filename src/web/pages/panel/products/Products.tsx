import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CourseFilters } from '#modules/courses/ui/CourseFilters.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { listAddress } from './asked-products.ts'
import styles from './product-list.module.css'

interface ProductListPageProps {
  /** where the list is */
  list: string
  words: Record<
    | 'title'
    | 'add'
    | 'search'
    | 'none'
    | 'noneText'
    | 'noneFound'
    | 'noneFoundText'
    | 'showAll'
    | 'firstPage'
    | 'nextPage',
    string
  >
  asked: { q: string; status: string; isFirst: boolean; next: string | undefined }
  isEmpty: boolean
  children: ReactNode
}

/** All products of a kind: found by words and status, a page at a time, and the way to make one. */
export function ProductListPage({ list, words, asked, isEmpty, children }: ProductListPageProps) {
  const { q, status, isFirst, next } = asked
  const add = (
    <LinkButton to={`${list}/new`} look="primary" icon={<Plus />}>
      {words.add}
    </LinkButton>
  )
  const isUntouched = isEmpty && q === '' && status === '' && isFirst
  return (
    <>
      <title>{words.title}</title>
      <PageHeading title={words.title} actions={!isUntouched && add} />
      {isUntouched ? (
        <EmptyState title={words.none} action={add}>
          {words.noneText}
        </EmptyState>
      ) : (
        <>
          <CourseFilters q={q} status={status} search={words.search} />
          {isEmpty ? (
            <EmptyState title={words.noneFound} action={<LinkButton to={list}>{words.showAll}</LinkButton>}>
              {words.noneFoundText}
            </EmptyState>
          ) : (
            children
          )}
          <div className={styles.ways}>
            {!isFirst && <LinkButton to={listAddress(list, { q, status })}>{words.firstPage}</LinkButton>}
            {next && <LinkButton to={listAddress(list, { q, status, cursor: next })}>{words.nextPage}</LinkButton>}
          </div>
        </>
      )}
    </>
  )
}
