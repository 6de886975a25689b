import type { Category } from '#modules/catalog/contract.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { NewProductForm } from '#modules/courses/ui/NewProductForm.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { createDownload } from '../contract.ts'
import { useDownloadPanelText } from './use-text.ts'

export function NewDownloadForm(props: { categories: Category[]; currency: string }) {
  const text = useDownloadPanelText()
  const api = useApi()
  return (
    <NewProductForm
      kind="download"
      {...props}
      draft="new-download"
      words={{ details: text('stepDetails'), create: text('create') }}
      onCreate={async (made) => {
        const { download } = await api.call(createDownload, made)
        return editorPath({ kind: 'download', id: download.id })
      }}
    />
  )
}
