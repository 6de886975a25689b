import { ShownBlock, ShownBlocks } from '#modules/content/ui/views/ShownBlocks.tsx'
import type { WatchedComponent } from '../../components/contract.ts'
import { LectureQuiz } from './LectureQuiz.tsx'

const OWN_VIEWS = { quiz_question: LectureQuiz }

/** What a lecture holds below its video, in the order its admin gave it. */
export const LectureComponents = ({ components }: { components: WatchedComponent[] }) => (
  <ShownBlocks blocks={components} views={OWN_VIEWS} />
)

export const LectureComponent = ({ component }: { component: WatchedComponent }) => (
  <ShownBlock block={component} views={OWN_VIEWS} />
)
