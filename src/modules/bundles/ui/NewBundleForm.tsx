import type { Category } from '#modules/catalog/contract.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { NewProductForm } from '#modules/courses/ui/NewProductForm.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { createBundle } from '../contract.ts'
import { useBundlePanelText } from './use-text.ts'

export function NewBundleForm(props: { categories: Category[]; currency: string }) {
  const text = useBundlePanelText()
  const api = useApi()
  return (
    <NewProductForm
      kind="bundle"
      {...props}
      draft="new-bundle"
      words={{ details: text('stepDetails'), create: text('create') }}
      onCreate={async (made) => {
        const { bundle } = await api.call(createBundle, made)
        return editorPath({ kind: 'bundle', id: bundle.id })
      }}
    />
  )
}
