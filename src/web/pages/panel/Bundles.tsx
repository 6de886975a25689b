import { Plus } from 'lucide-react'
import { listPanelBundles } from '#modules/bundles/contract.ts'
import { BundleTable } from '#modules/bundles/ui/BundleTable.tsx'
import styles from '#modules/bundles/ui/bundles.module.css'
import { useBundlePanelText } from '#modules/bundles/ui/use-text.ts'
import { CourseFilters } from '#modules/courses/ui/CourseFilters.tsx'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Bundles.ts'
import { askedProducts, listAddress } from './asked-products.ts'

const LIST = '/home/bundles'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { q, status, cursor } = askedProducts(request)
  const page = await api.call(listPanelBundles, { q: q || undefined, status, cursor })
  return { bundles: page.data, next: cursorIn(page.next_page_url), q, status: status ?? '', isFirst: !cursor }
}

export default function Bundles({ loaderData: { bundles, next, q, status, isFirst } }: Route.ComponentProps) {
  const text = useBundlePanelText()
  const add = (
    <LinkButton to={`${LIST}/new`} look="primary" icon={<Plus />}>
      {text('newBundle')}
    </LinkButton>
  )
  const isUntouched = bundles.length === 0 && q === '' && status === '' && isFirst
  return (
    <>
      <title>{text('bundles')}</title>
      <PageHeading title={text('bundles')} actions={!isUntouched && add} />
      {isUntouched ? (
        <EmptyState title={text('noBundles')} action={add}>
          {text('noBundlesText')}
        </EmptyState>
      ) : (
        <>
          <CourseFilters q={q} status={status} search={text('search')} />
          {bundles.length === 0 ? (
            <EmptyState title={text('noneFound')} action={<LinkButton to={LIST}>{text('showAll')}</LinkButton>}>
              {text('noneFoundText')}
            </EmptyState>
          ) : (
            <BundleTable bundles={bundles} />
          )}
          <div className={styles.ways}>
            {!isFirst && <LinkButton to={listAddress(LIST, { q, status })}>{text('firstPage')}</LinkButton>}
            {next && <LinkButton to={listAddress(LIST, { q, status, cursor: next })}>{text('nextPage')}</LinkButton>}
          </div>
        </>
      )}
    </>
  )
}
