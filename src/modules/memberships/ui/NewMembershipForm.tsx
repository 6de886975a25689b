import type { Category } from '#modules/catalog/contract.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { NewProductForm } from '#modules/courses/ui/NewProductForm.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { createMembership } from '../contract.ts'
import { useMembershipPanelText } from './use-text.ts'

export function NewMembershipForm(props: { categories: Category[]; currency: string }) {
  const text = useMembershipPanelText()
  const api = useApi()
  return (
    <NewProductForm
      kind="membership"
      {...props}
      draft="new-membership"
      words={{ details: text('stepDetails'), create: text('create') }}
      onCreate={async (made) => {
        const { membership } = await api.call(createMembership, made)
        return editorPath({ kind: 'membership', id: membership.id })
      }}
    />
  )
}
