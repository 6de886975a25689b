import { listAllCategories } from '#modules/catalog/contract.ts'
import { listPath } from '#modules/catalog/editor/vocabulary.ts'
import { NewProductForm } from '#modules/catalog/ui/NewProductForm.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { useWords } from '#kit/text/text-of.ts'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/NewProduct.ts'
import { requireRight } from '../require-right.ts'
import { kindAt, PANEL_KINDS } from './kinds.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = loadingOfSchool({ request, context })
  requireRight(visit, 'change-products')
  const { api, school } = visit
  const { data } = await api.call(listAllCategories)
  return { kind: kindAt(request), categories: data, currency: school.currency }
}

export default function NewProduct({ loaderData: { kind, categories, currency } }: Route.ComponentProps) {
  const text = useWords(PANEL_KINDS[kind].words)
  return (
    <>
      <title>{text('newOne')}</title>
      <Breadcrumbs crumbs={[{ label: text('all'), to: listPath(kind) }, { label: text('newOne') }]} />
      <h1>{text('newOne')}</h1>
      <NewProductForm kind={PANEL_KINDS[kind]} categories={categories} currency={currency} />
    </>
  )
}
