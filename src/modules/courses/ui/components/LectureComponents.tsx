import { type ComponentType, Suspense } from 'react'
import { VIEWS } from '#modules/content/ui/views/table.tsx'
import common from '#kit/common.module.css'
import type { WatchedComponent } from '../../components/contract.ts'
import { LectureQuiz } from './LectureQuiz.tsx'

/** What a lecture holds below its video, in the order its admin gave it. */
export function LectureComponents({ components }: { components: WatchedComponent[] }) {
  return (
    <div className={common.looseColumn}>
      {components.map((component) => (
        <div key={component.id} id={component.id}>
          <LectureComponent component={component} />
        </div>
      ))}
    </div>
  )
}

const VIEWS_OF_COMPONENTS = { ...VIEWS, quiz_question: LectureQuiz }

export function LectureComponent({ component }: { component: WatchedComponent }) {
  const View = VIEWS_OF_COMPONENTS[component.type] as ComponentType<WatchedComponent>
  return (
    <Suspense>
      <View {...component} />
    </Suspense>
  )
}
