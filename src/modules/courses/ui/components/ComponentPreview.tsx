import { onDemand } from '#kit/on-demand.ts'
import { judge, solved } from '#modules/questions/judging/policy.ts'
import type { Component, WatchedComponent } from '../../components/contract.ts'
import { type Checking, CheckingContext } from './checking.ts'
import { COMPONENT_VIEWS } from './component-views.ts'
import { COMPONENT_SCREENS } from './screens.ts'

const ShownBlock = onDemand(async () => (await import('#modules/content/ui/views/ShownBlocks.tsx')).ShownBlock)

/** A component as students will see it. */
export const ComponentPreview = ({ block }: { block: Component }) => (
  <CheckingContext value={checking(block)}>
    <ShownBlock block={COMPONENT_SCREENS.typeOf(block).shownOf(block) as WatchedComponent} views={COMPONENT_VIEWS} />
  </CheckingContext>
)

/** Whoever wrote the question tries it here: nothing has to be asked. */
const checking =
  (component: Component): Checking =>
  (_, given) => {
    if (component.type !== 'quiz_question') return Promise.resolve(null)
    const { question, points } = component
    const isCorrect = judge(question, given) === true
    return Promise.resolve({ isCorrect, points: isCorrect ? points : 0, solution: solved(question) })
  }
