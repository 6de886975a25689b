import { FolderInput } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { EditedBlock } from '#modules/content/ui/editing/block-set.ts'
import { BlocksEditor } from '#modules/content/ui/editing/BlocksEditor.tsx'
import { useBlockName } from '#modules/content/ui/editing/use-block-name.ts'
import { useBlocks } from '#modules/content/ui/editing/use-blocks.ts'
import { onDemand } from '#kit/on-demand.ts'
import type { EditedComponent } from '../../components/contract.ts'
import { useCoursesText } from '../use-text.ts'
import { COMPONENT_SET } from './component-set.ts'
import { type LecturePlace, useMoving } from './use-moving.ts'

const MoveDialog = onDemand(async () => (await import('./MoveDialog.tsx')).MoveDialog)

interface ComponentsEditorProps {
  place: LecturePlace
  components: EditedComponent[]
}

/** What stands below the video (commerce §3, Lecture component). */
export function ComponentsEditor({ place, components }: ComponentsEditorProps) {
  const text = useCoursesText()
  const edited = useBlocks(COMPONENT_SET, place, components)
  const nameOf = useBlockName(COMPONENT_SET)
  const move = useMoving(place, edited)
  const [moved, setMoved] = useState<EditedBlock | null>(null)
  return (
    <BlocksEditor
      set={COMPONENT_SET}
      edited={edited}
      title={text('components')}
      intro={text('componentsIntro')}
      also={(component) => [
        { label: text('moveToLecture'), icon: <FolderInput />, onSelect: () => setMoved(component) },
      ]}
    >
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
    </BlocksEditor>
  )
}
