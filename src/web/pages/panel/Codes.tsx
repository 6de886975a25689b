import { Plus } from 'lucide-react'
import { listCodes } from '#modules/offers/codes/contract.ts'
import { addressOf, filterIn, isFiltered } from '#modules/offers/ui/codes/code-filter.ts'
import { CodeFilters } from '#modules/offers/ui/codes/CodeFilters.tsx'
import { CodeTabs } from '#modules/offers/ui/codes/CodeTabs.tsx'
import { CodeTable } from '#modules/offers/ui/codes/CodeTable.tsx'
import { useCodesText } from '#modules/offers/ui/codes/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Codes.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const asked = new URL(request.url).searchParams
  const filter = filterIn(asked)
  const cursor = asked.get('cursor') ?? undefined
  const { q, state } = filter
  const page = await api.call(listCodes, { ...(q && { q }), ...(state && { state }), cursor })
  return { codes: page.data, next: cursorIn(page.next_page_url), filter, isFirst: !cursor }
}

export default function Codes({ loaderData: { codes, next, filter, isFirst } }: Route.ComponentProps) {
  const text = useCodesText()
  const isUntouched = codes.length === 0 && !isFiltered(filter) && isFirst
  const add = (
    <LinkButton to="/home/codes/new" look="primary" icon={<Plus />}>
      {text('newCode')}
    </LinkButton>
  )
  return (
    <>
      <title>{text('codes')}</title>
      <PageHeading title={text('codes')} actions={!isUntouched && add} />
      {isUntouched ? (
        <EmptyState title={text('noCodes')} action={add}>
          {text('noCodesText')}
        </EmptyState>
      ) : (
        <>
          <CodeTabs />
          <CodeFilters filter={filter} />
          {codes.length === 0 ? (
            <EmptyState title={text('noneFound')} action={<LinkButton to="/home/codes">{text('showAll')}</LinkButton>}>
              {text('noneFoundText')}
            </EmptyState>
          ) : (
            <CodeTable codes={codes} />
          )}
          <div className={common.row}>
            {!isFirst && <LinkButton to={addressOf(filter)}>{text('firstPage')}</LinkButton>}
            {next && <LinkButton to={addressOf(filter, next)}>{text('nextPage')}</LinkButton>}
          </div>
        </>
      )}
    </>
  )
}
