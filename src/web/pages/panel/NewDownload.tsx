import { NewDownloadForm } from '#modules/downloads/ui/NewDownloadForm.tsx'
import { useDownloadPanelText } from '#modules/downloads/ui/use-text.ts'
import { listAllCategories } from '#modules/catalog/contract.ts'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/NewDownload.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school } = loadingOfSchool({ request, context })
  const { data } = await api.call(listAllCategories)
  return { categories: data, currency: school.currency }
}

export default function NewDownload({ loaderData }: Route.ComponentProps) {
  const text = useDownloadPanelText()
  return (
    <>
      <title>{text('newDownload')}</title>
      <Breadcrumbs crumbs={[{ label: text('downloads'), to: '/home/downloads' }, { label: text('newDownload') }]} />
      <h1>{text('newDownload')}</h1>
      <NewDownloadForm {...loaderData} />
    </>
  )
}
