import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { SortableList } from '#kit/lists/SortableList.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import type { Component, EditedComponent } from '../../components/contract.ts'
import { isAsking } from '#modules/content/vocabulary.ts'
import { useCoursesText } from '../use-text.ts'
import { ComponentRow } from './ComponentRow.tsx'
import styles from '#modules/content/ui/blocks.module.css'
import { COMPONENT_TYPES, typeOf } from './types.ts'
import { useTypeName } from './use-type-name.ts'
import { useComponentName } from './use-component-name.ts'
import { type LecturePlace, useComponents } from './use-components.ts'
import { onDemand } from '#kit/on-demand.ts'

const ComponentDialog = onDemand(async () => (await import('./ComponentDialog.tsx')).ComponentDialog)
const MoveDialog = onDemand(async () => (await import('./MoveDialog.tsx')).MoveDialog)

interface ComponentsEditorProps {
  place: LecturePlace
  components: EditedComponent[]
}

/** What stands below the video: added, changed, put in order (commerce §3, Lecture component). */
export function ComponentsEditor({ place, components: given }: ComponentsEditorProps) {
  const text = useCoursesText()
  const typeName = useTypeName()
  const { components, save, look, remove, duplicate, move, reorder } = useComponents(place, given)
  const nameOf = useComponentName()
  const [edited, setEdited] = useState<Component | null>(null)
  const [moved, setMoved] = useState<Component | null>(null)
  return (
    <section aria-labelledby="lecture-components" className={`${inner.closeColumn} ${common.part}`}>
      <h2 id="lecture-components">{text('components')}</h2>
      <p className={common.note}>{text('componentsIntro')}</p>
      {components.length > 0 && (
        <div className={styles.rows}>
          <SortableList
            items={components}
            itemId={({ id }) => id}
            itemName={(each) => typeOf(each).summaryOf(each) || typeName(each.type)}
            onReorder={(ids) => void reorder(ids)}
          >
            {(component) => (
              <ComponentRow
                component={component}
                onEdit={() => setEdited(component)}
                onDuplicate={() => void duplicate(component.id)}
                onMove={() => setMoved(component)}
                onDelete={() => void remove(component)}
              />
            )}
          </SortableList>
        </div>
      )}
      <div>
        <Menu
          label={text('addComponent')}
          sign={<Plus />}
          items={COMPONENT_TYPES.map((type) => {
            const { icon: Icon, empty } = typeOf({ type })
            const group = text(isAnswered(type) ? 'componentsAnswered' : 'componentsShown')
            return { label: typeName(type), group, icon: <Icon />, onSelect: () => setEdited(empty) }
          })}
        />
      </div>
      {moved && (
        <Suspense>
          <MoveDialog
            place={place}
            name={nameOf(moved)}
            onMove={(target) => move(moved, target)}
            onClose={() => setMoved(null)}
          />
        </Suspense>
      )}
      {edited && (
        <Suspense>
          <ComponentDialog component={edited} onSave={save} onLook={look} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </section>
  )
}

const isAnswered = (type: string) => type === 'quiz_question' || isAsking(type)
