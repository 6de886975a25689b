import type { ReactNode } from 'react'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { ListColumns } from '#modules/views/ui/ListColumns.tsx'
import { ListViews } from '#modules/views/ui/ListViews.tsx'
import { isNarrowed, listAddress } from '#kit/lists/asked.ts'
import { type ListOrder, ListOrders } from '#kit/lists/list-order.ts'
import { ListWays, type ListWaysProps } from './ListWays.tsx'

interface ListPageProps extends ListWaysProps {
  title: string
  /** said while there is nothing at all */
  none: { title: string; text: string }
  /** said where nothing is found */
  text: (word: 'noneFound' | 'noneFoundText' | 'showAll') => string
  /** the way to make the first one, and another */
  add?: ReactNode
  /** in place of the way to make another */
  actions?: ReactNode
  /** above the list, whether there is something in it or not */
  tabs?: ReactNode
  asked: object
  /** what else its address says, be it narrowed or not */
  kept?: object
  /** what its heads sort: the order that is asked for, empty for the usual one */
  order?: { asked: string; usual: string }
  filters: ReactNode
  isEmpty: boolean
  children: ReactNode
  /** below it */
  foot?: ReactNode
}

/** A list of the panel: what was asked for, a page at a time, and the way to make one. */
export function ListPage(props: ListPageProps) {
  const { title, none, text, add, actions, tabs, order, filters, children, foot, ...listed } = props
  const { list, asked, isFirst, isEmpty } = listed
  const kept = { ...props.kept, ...(order && { sort: order.asked }) }
  const named = list.slice('/home/'.length)
  const isUntouched = isEmpty && isFirst && !isNarrowed(asked)
  return (
    <>
      <title>{title}</title>
      <PageHeading title={title} actions={actions ?? (!isUntouched && add)} />
      {tabs}
      {isUntouched ? (
        <EmptyState title={none.title} action={add}>
          {none.text}
        </EmptyState>
      ) : (
        <>
          {filters}
          <ListViews path={list} list={named} />
          {isEmpty ? (
            <EmptyState
              title={text('noneFound')}
              action={<LinkButton to={listAddress(list, kept)}>{text('showAll')}</LinkButton>}
            >
              {text('noneFoundText')}
            </EmptyState>
          ) : (
            <ListOrders value={order ? orderOf(listed, kept, order) : null}>
              <ListColumns list={named}>{children}</ListColumns>
            </ListOrders>
          )}
          <ListWays {...listed} asked={{ ...kept, ...asked }} />
          {foot}
        </>
      )}
    </>
  )
}

const orderOf = (
  { list, asked }: Pick<ListPageProps, 'list' | 'asked'>,
  kept: object,
  { asked: now, usual }: NonNullable<ListPageProps['order']>,
): ListOrder => ({
  now: now || usual,
  addressIn: (sort) => listAddress(list, { ...kept, ...asked, sort: sort === usual ? '' : sort }),
})
