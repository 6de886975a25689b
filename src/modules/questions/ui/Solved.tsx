import common from '#kit/common.module.css'
import { Prose } from '#kit/layouts/Prose.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { AskedQuestion, Given, Solution } from '../contract.ts'
import { useQuestionsText } from './use-text.ts'

/** What was right where it was not shown at the answers, what is said of those that were chosen, and why. */
export function Solved({ question, given, solution }: { question: AskedQuestion; given: Given; solution: Solution }) {
  const text = useQuestionsText()
  const { language } = useLocale()
  const shown = (number: string) => (language === 'pl' ? number.replace('.', ',') : number)
  const isNothing = given.chosen.length === 0 && given.written.trim() === ''
  const right =
    question.answer_type === 'drop_down' ? solution.correct.map((place) => question.labels[place]!) : solution.right
  const said = question.answer_type === 'number' ? right.map(shown) : right
  const answer = [said.join(' / '), question.unit].filter(Boolean).join(' ')
  const feedback = given.chosen.flatMap((place) => solution.feedback[place] || [])
  return (
    <div className={common.closeStack}>
      {isNothing && <p className={common.note}>{text('notAnswered')}</p>}
      {feedback.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {right.length > 0 && (
        <p className={common.strong}>
          {solution.tolerance > 0
            ? text('rightWithin', { answer, tolerance: shown(String(solution.tolerance)) })
            : text('rightIs', { answer })}
        </p>
      )}
      {solution.solution_html && <Prose html={solution.solution_html} />}
    </div>
  )
}
