import type { Category } from '#modules/catalog/contract.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { NewProductForm } from '#modules/courses/ui/NewProductForm.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { createConsultation } from '../contract.ts'
import { useConsultationPanelText } from './use-text.ts'

export function NewConsultationForm(props: { categories: Category[]; currency: string }) {
  const text = useConsultationPanelText()
  const api = useApi()
  return (
    <NewProductForm
      kind="consultation"
      {...props}
      draft="new-consultation"
      words={{ details: text('stepDetails'), create: text('create') }}
      onCreate={async (made) => {
        const { consultation } = await api.call(createConsultation, made)
        return editorPath({ kind: 'consultation', id: consultation.id })
      }}
    />
  )
}
