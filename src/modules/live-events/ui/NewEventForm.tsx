import type { Category } from '#modules/catalog/contract.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { NewProductForm } from '#modules/courses/ui/NewProductForm.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { createEvent } from '../contract.ts'
import { useEventPanelText } from './use-text.ts'

export function NewEventForm(props: { categories: Category[]; currency: string }) {
  const text = useEventPanelText()
  const api = useApi()
  return (
    <NewProductForm
      kind="live_event"
      {...props}
      draft="new-live-event"
      words={{ details: text('stepDetails'), create: text('create') }}
      onCreate={async (made) => {
        const { event } = await api.call(createEvent, made)
        return editorPath({ kind: 'live_event', id: event.id })
      }}
    />
  )
}
