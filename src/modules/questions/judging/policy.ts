import type { AskedQuestion, Given, Question, Solution } from '../contract.ts'

/** Whether an answer is right; null where somebody has to read it. What is not answered is not right. */
export function judge(question: Question, { chosen, written }: Given): boolean | null {
  switch (question.answer_type) {
    case 'single_choice':
    case 'drop_down':
    case 'multi_choice': {
      const given = new Set(chosen)
      return given.size > 0 && question.answers.every(({ correct }, place) => correct === given.has(place))
    }
    case 'number': {
      const number = numberIn(written)
      return number !== null && Math.abs(number - question.value) <= question.tolerance + ROUNDING * Math.abs(number)
    }
    case 'text':
      if (written.trim() === '') return false
      return question.accepted.length === 0 ? null : question.accepted.some((each) => alike(each) === alike(written))
  }
}

/** Far less than anybody means by a tolerance, far more than what is lost of 0.1 + 0.2. */
const ROUNDING = 1e-12

/** The number that somebody wrote, in Polish or in English, or null where it is none. */
export function numberIn(written: string): number | null {
  const plain = written.replace(/\s/g, '').replace('−', '-').replace(',', '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null
}

/** The same words: whatever their letters' size, the space between them and a full stop at the end. */
const alike = (written: string): string =>
  written
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!]+$/, '')

/** Whether somebody has to read what is answered. */
export const isReadByHand = (question: Question): boolean =>
  question.answer_type === 'text' && question.accepted.length === 0

/** A question without anything of what is right. */
export const asked = (question: Question): AskedQuestion => ({
  answer_type: question.answer_type,
  question_html: question.question_html,
  labels: 'answers' in question ? question.answers.map(({ label }) => label) : [],
  unit: question.answer_type === 'number' ? question.unit : '',
})

export const solved = (question: Question): Solution => ({
  correct: 'answers' in question ? question.answers.flatMap(({ correct }, place) => (correct ? [place] : [])) : [],
  feedback: 'answers' in question ? question.answers.map(({ feedback }) => feedback) : [],
  right: rightOf(question),
  tolerance: question.answer_type === 'number' ? question.tolerance : 0,
  solution_html: question.solution_html,
})

function rightOf(question: Question): string[] {
  if (question.answer_type === 'number') return [String(question.value)]
  return question.answer_type === 'text' ? question.accepted : []
}
