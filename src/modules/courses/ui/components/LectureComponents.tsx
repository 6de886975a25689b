import { type ComponentType as ReactComponent, Suspense } from 'react'
import common from '#kit/common.module.css'
import { onDemand } from '#kit/on-demand.ts'
import { Prose } from '#kit/layouts/Prose.tsx'
import { PictureImage } from '#modules/media/ui/PictureImage.tsx'
import type { CheckedAnswers } from './Quiz.tsx'
import { BeforeAfter } from './BeforeAfter.tsx'
import { Gallery } from './Gallery.tsx'
import { Quiz } from './Quiz.tsx'
import type { WatchedComponent } from '../../components/contract.ts'
import type { ComponentType } from '../../components/vocabulary.ts'
import styles from './components.module.css'
import type { Watched } from './views/watched.ts'

const WithFile = onDemand(async () => (await import('./views/WithFile.tsx')).WithFile)
const SetApart = onDemand(async () => (await import('./views/SetApart.tsx')).SetApart)
const Asking = onDemand(async () => (await import('./views/Asking.tsx')).Asking)

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
        <div key={component.id} id={component.id}>
          <LectureComponent component={component} onCheck={onCheck} />
        </div>
      ))}
    </div>
  )
}

type Asked = Pick<LectureComponentsProps, 'onCheck'>
type ViewProps<Type extends ComponentType> = Asked & { component: Watched<Type> }
interface LectureComponentProps extends Asked {
  component: WatchedComponent
}

export function LectureComponent({ component, onCheck }: LectureComponentProps) {
  const View = VIEWS[component.type] as ReactComponent<LectureComponentProps>
  return (
    <Suspense>
      <View component={component} onCheck={onCheck} />
    </Suspense>
  )
}

/** How students see each type. */
const VIEWS: { [Type in ComponentType]: ReactComponent<ViewProps<Type>> } = {
  text: ({ component: { html } }) => <Prose html={html} />,
  image: ({ component: { shown, caption } }) =>
    shown && (
      <figure className={styles.figure}>
        <PictureImage picture={shown.picture} alt={shown.alt} sizes={SIZES} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    ),
  gallery: ({ component: { pictures } }) => <Gallery pictures={pictures} />,
  before_after: ({ component: { before, after, caption } }) =>
    before &&
    after && (
      <figure className={styles.figure}>
        <BeforeAfter
          label={caption}
          before={<PictureImage {...before} sizes={SIZES} />}
          after={<PictureImage {...after} sizes={SIZES} />}
        />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    ),
  audio: ({ component }) => <WithFile component={component} />,
  file: ({ component }) => <WithFile component={component} />,
  pdf: ({ component }) => <WithFile component={component} />,
  quote: ({ component }) => <SetApart component={component} />,
  code: ({ component }) => <SetApart component={component} />,
  formula: ({ component }) => <SetApart component={component} />,
  embed: ({ component }) => <SetApart component={component} />,
  quiz_question: ({ component: { id, question_html: questionHtml, answers, answer_type: answerType }, onCheck }) => (
    <Quiz
      questionHtml={questionHtml}
      answers={answers.map(({ label }) => label)}
      hasSeveralCorrect={answerType === 'multi_choice'}
      onCheck={(chosen) => onCheck(id, chosen)}
    />
  ),
  text_line: ({ component }) => <Asking component={component} />,
  text_area: ({ component }) => <Asking component={component} />,
  number: ({ component }) => <Asking component={component} />,
  hand_in: ({ component }) => <WithFile component={component} />,
  checklist: ({ component }) => <Asking component={component} />,
  drop_down: ({ component }) => <Asking component={component} />,
  single_choice: ({ component }) => <Asking component={component} />,
  multi_choice: ({ component }) => <Asking component={component} />,
}
