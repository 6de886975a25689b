import type { Answers, GivenAnswer, Question } from '#modules/surveys/contract.ts'
import type { SurveyQuestionContent } from '../content.ts'
import type { Chance } from '../random.ts'

interface Asked {
  question: Question
  content: SurveyQuestionContent
}

/** Makes up one response after another; what is written is written once. */
export function answersBy(chance: Chance, asked: Asked[]): () => Answers {
  const unsaid = new Map(asked.map(({ question, content }) => [question.id, [...(content.texts ?? [])]]))

  const answerTo = ({ question, content }: Asked): GivenAnswer | undefined => {
    if (question.type === 'separator' || !chance.happens(content.share ?? 1)) return undefined
    if (content.options) return choose(question, content.options)
    if (content.figures) return String(chance.whole(...content.figures))
    return unsaid.get(question.id)?.shift()
  }

  const choose = ({ type }: Question, options: { label: string; weight: number }[]): GivenAnswer => {
    const total = options.reduce((sum, { weight }) => sum + weight, 0)
    let left = chance.between(0, total)
    const chosen = options.find(({ weight }) => (left -= weight) < 0) ?? options[0]!
    if (type === 'select') return chosen.label
    const others = options.filter(({ weight }) => chance.happens(weight / total))
    return options.filter((option) => option === chosen || others.includes(option)).map(({ label }) => label)
  }

  return () => {
    const answers = asked.map((one) => [one.question.id, answerTo(one)] as const)
    return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined)) as Answers
  }
}
