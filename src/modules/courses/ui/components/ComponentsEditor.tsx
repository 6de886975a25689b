import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { SortableList } from '#kit/lists/SortableList.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import type { Component } from '../../components/contract.ts'
import { COMPONENT_TYPES } from '../../components/vocabulary.ts'
import { useCoursesText } from '../use-text.ts'
import { emptyDraft, summaryOf } from './component-draft.ts'
import { ComponentRow } from './ComponentRow.tsx'
import { type LecturePlace, useComponents } from './use-components.ts'
import { onDemand } from '#kit/on-demand.ts'

const ComponentDialog = onDemand(async () => (await import('./ComponentDialog.tsx')).ComponentDialog)

interface ComponentsEditorProps {
  place: LecturePlace
  components: Component[]
}

/** What stands below the video: added, changed, put in order (commerce §3, Lecture component). */
export function ComponentsEditor({ place, components: given }: ComponentsEditorProps) {
  const text = useCoursesText()
  const { components, save, remove, reorder } = useComponents(place, given)
  const [edited, setEdited] = useState<Component | null>(null)
  return (
    <section aria-labelledby="lecture-components" className={`${inner.closeColumn} ${common.part} ${inner.form}`}>
      <h2 id="lecture-components">{text('components')}</h2>
      <p className={common.note}>{text('componentsIntro')}</p>
      {components.length > 0 && (
        <SortableList
          items={components}
          itemId={({ id }) => id}
          itemName={(each) => summaryOf(each) || text(`component_${each.type}`)}
          onReorder={(ids) => void reorder(ids)}
        >
          {(component) => (
            <ComponentRow
              component={component}
              onEdit={() => setEdited(component)}
              onDelete={() => void remove(component.id)}
            />
          )}
        </SortableList>
      )}
      <div>
        <Menu
          label={text('addComponent')}
          sign={<Plus />}
          items={COMPONENT_TYPES.map((type) => ({
            label: text(`component_${type}`),
            onSelect: () => setEdited(emptyDraft(type)),
          }))}
        />
      </div>
      {edited && (
        <Suspense>
          <ComponentDialog component={edited} onSave={save} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </section>
  )
}
