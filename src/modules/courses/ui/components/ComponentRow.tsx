import { Copy, FolderInput, MoreVertical, Pencil, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { Menu } from '#kit/overlays/Menu.tsx'
import type { Component } from '../../components/contract.ts'
import { useCoursesText } from '../use-text.ts'
import { judge, solved } from '#modules/questions/judging/policy.ts'
import styles from '#modules/content/ui/blocks.module.css'
import { typeOf } from './types.ts'
import { useTypeName } from './use-type-name.ts'
import { type Checking, CheckingContext } from './checking.ts'
import { useComponentName } from './use-component-name.ts'

interface ComponentRowProps {
  component: Component
  onEdit: () => void
  onDuplicate: () => void
  onMove: () => void
  onDelete: () => void
}

const LectureComponent = onDemand(async () => (await import('./LectureComponents.tsx')).LectureComponent)

/** A component as students will see it, under what can be done with it; its name where its pictures are gone. */
export function ComponentRow({ component, onEdit, onDuplicate, onMove, onDelete }: ComponentRowProps) {
  const text = useCoursesText()
  const typeName = useTypeName()
  const { summaryOf, contentOf, draftOf, shownOf } = typeOf(component)
  const summary = summaryOf(component)
  const name = useComponentName()(component)
  return (
    <div className={styles.row}>
      <div className={styles.rowHead}>
        <span>{typeName(component.type)}</span>
        <IconButton label={text('editComponent', { name })} icon={<Pencil />} onClick={onEdit} />
        <Menu
          label={text('moreOf', { name })}
          icon={<MoreVertical />}
          items={[
            { label: text('duplicateComponent'), icon: <Copy />, onSelect: onDuplicate },
            { label: text('moveToLecture'), icon: <FolderInput />, onSelect: onMove },
            { label: text('deleteComponent'), icon: <Trash2 />, onSelect: onDelete, isDangerous: true },
          ]}
        />
      </div>
      {contentOf(draftOf(component)) ? (
        <Suspense>
          <CheckingContext value={checking(component)}>
            <LectureComponent component={shownOf(component)} />
          </CheckingContext>
        </Suspense>
      ) : (
        summary
      )}
    </div>
  )
}

/** Whoever wrote the question tries it here: nothing has to be asked. */
const checking =
  (component: Component): Checking =>
  (_, given) => {
    if (component.type !== 'quiz_question') return Promise.resolve(null)
    const { question, points } = component
    const isCorrect = judge(question, given) === true
    return Promise.resolve({ isCorrect, points: isCorrect ? points : 0, solution: solved(question) })
  }
