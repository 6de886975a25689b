import type { Category } from '#modules/catalog/contract.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { NewProductForm } from '#modules/courses/ui/NewProductForm.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { createCommunity } from '../contract.ts'
import { useCommunityPanelText } from './use-text.ts'

export function NewCommunityForm(props: { categories: Category[]; currency: string }) {
  const text = useCommunityPanelText()
  const api = useApi()
  return (
    <NewProductForm
      kind="community"
      {...props}
      draft="new-community"
      words={{ details: text('stepDetails'), create: text('create') }}
      onCreate={async (made) => {
        const { community } = await api.call(createCommunity, made)
        return editorPath({ kind: 'community', id: community.id })
      }}
    />
  )
}
