import { Suspense } from 'react'
import common from '#kit/common.module.css'
import { Prose } from '#kit/layouts/Prose.tsx'
import { PictureImage } from '#modules/media/ui/PictureImage.tsx'
import type { CheckedAnswers } from './Quiz.tsx'
import { BeforeAfter } from './BeforeAfter.tsx'
import { Quiz } from './Quiz.tsx'
import type { WatchedComponent } from '../../components/contract.ts'
import styles from './components.module.css'
import { onDemand } from '#kit/on-demand.ts'

const Gallery = onDemand(async () => (await import('./Gallery.tsx')).Gallery)

interface LectureComponentsProps {
  components: WatchedComponent[]
  /** Null when it could not be asked. */
  onCheck: (quizId: string, chosen: number[]) => Promise<CheckedAnswers | null>
}

const SIZES = '(width >= 48rem) 46rem, 92vw'

/** What a lecture holds below its video, in the order its admin gave it. */
export function LectureComponents({ components, onCheck }: LectureComponentsProps) {
  return (
    <div className={common.looseColumn}>
      {components.map((component) => (
        <LectureComponent key={component.id} component={component} onCheck={onCheck} />
      ))}
    </div>
  )
}

function LectureComponent({
  component,
  onCheck,
}: {
  component: WatchedComponent
  onCheck: LectureComponentsProps['onCheck']
}) {
  switch (component.type) {
    case 'text':
      return <Prose html={component.html} />
    case 'image':
      return (
        component.shown && (
          <figure className={styles.figure}>
            <PictureImage picture={component.shown.picture} alt={component.shown.alt} sizes={SIZES} />
            {component.caption && <figcaption>{component.caption}</figcaption>}
          </figure>
        )
      )
    case 'gallery':
      return (
        <Suspense>
          <Gallery pictures={component.pictures} />
        </Suspense>
      )
    case 'before_after':
      return (
        component.before &&
        component.after && (
          <figure className={styles.figure}>
            <BeforeAfter
              label={component.caption}
              before={<PictureImage {...component.before} sizes={SIZES} />}
              after={<PictureImage {...component.after} sizes={SIZES} />}
            />
            {component.caption && <figcaption>{component.caption}</figcaption>}
          </figure>
        )
      )
    case 'quiz_question':
      return (
        <Quiz
          questionHtml={component.question_html}
          answers={component.answers.map(({ label }) => label)}
          hasSeveralCorrect={component.answer_type === 'multi_choice'}
          onCheck={(chosen) => onCheck(component.id, chosen)}
        />
      )
  }
}
