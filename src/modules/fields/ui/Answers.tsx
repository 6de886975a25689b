import { formatDate } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { PhoneLink } from '#kit/text/PhoneLink.tsx'
import { textOf } from '#kit/text/text-of.ts'
import type { GivenAnswer } from '../contract.ts'
import styles from './answers.module.css'

const useAnswersText = textOf(
  () => import('../messages/answers-en.ts'),
  () => import('../messages/answers-pl.ts'),
)

type Answer = Omit<GivenAnswer, 'type'> & { type: string }

/** Answers in words, each under what was asked: pairs of a `dl`. */
export function Answers({ answers }: { answers: Answer[] }) {
  const text = useAnswersText()
  const { language } = useLocale()
  const say = ({ type, data_type: dataType, value, text: chosen }: Answer) => {
    if (type === 'checkbox') return text(value === 'yes' ? 'yes' : 'no')
    if (value === '') return text('noAnswer')
    if (dataType === 'phone') return <PhoneLink number={value} />
    return dataType === 'date' ? formatDate(value, language, 'UTC') : (chosen ?? value)
  }
  return answers.map((answer) => (
    <div key={answer.name} className={styles.pair}>
      <dt>{answer.label}</dt>
      <dd>{say(answer)}</dd>
    </div>
  ))
}
