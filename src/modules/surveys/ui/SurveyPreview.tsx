import { useState } from 'react'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import type { Answers } from '../contract.ts'
import styles from './panel.module.css'
import surveyStyles from './survey.module.css'
import { SurveyFields } from './SurveyFields.tsx'
import type { SurveyDraft } from './survey-values.ts'
import { useSurveysText } from './use-surveys-text.ts'

/** To try out: nothing is sent. */
export function SurveyPreview({ values }: { values: SurveyDraft }) {
  const text = useSurveysText()
  const [answers, setAnswers] = useState<Answers>({})
  return (
    <section aria-labelledby="survey-preview" className={styles.preview}>
      <h2 id="survey-preview">{text('preview')}</h2>
      <p className={common.note}>{text('previewText')}</p>
      <div className={inner.sheet}>
        <p className={`${common.title} ${styles.previewTitle}`}>{values.title || text('untitled')}</p>
        {values.description && <p className={surveyStyles.description}>{values.description}</p>}
        <SurveyFields
          questions={values.questions}
          answers={answers}
          onChange={(part) => setAnswers({ ...answers, ...part })}
        />
      </div>
    </section>
  )
}
