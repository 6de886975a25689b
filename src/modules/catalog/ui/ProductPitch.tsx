import { Check } from 'lucide-react'
import { Section } from '#kit/layouts/Section.tsx'
import type { Pitch } from '../pitch/vocabulary.ts'
import styles from './pitch.module.css'
import { usePromisesText } from './use-promises-text.ts'

/** Of what a product promises, what one will be able to do and whom it is for, or what is asked of it. */
export const ProductPitch = ({ pitch, of }: { pitch: Pitch; of: 'promises' | 'questions' }) =>
  of === 'promises' ? <Promises pitch={pitch} /> : <Questions questions={pitch.questions} />

function Promises({ pitch: { outcomes, audience } }: { pitch: Pitch }) {
  const text = usePromisesText()
  return (
    <div className={styles.promises}>
      {outcomes.length > 0 && (
        <Section title={text('outcomes')}>
          <ul className={styles.outcomes}>
            {outcomes.map((outcome) => (
              <li key={outcome}>
                <Check aria-hidden="true" />
                {outcome}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {audience.length > 0 && (
        <Section title={text('audience')}>
          <ul className={styles.audience}>
            {audience.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

/** Opened by the browser itself. */
function Questions({ questions }: Pick<Pitch, 'questions'>) {
  const text = usePromisesText()
  return (
    <Section title={text('questions')}>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <details key={`${question} ${answer}`}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
