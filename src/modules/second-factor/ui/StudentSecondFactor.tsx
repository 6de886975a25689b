import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { classNames } from '#kit/class-names.ts'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { resetStudentSecondFactor } from '../contract.ts'
import { useStudentSecondFactorText } from './student-text.ts'

/** Where a student is helped who lost what they show after the password. */
export function StudentSecondFactor({ student: { id, name } }: { student: { id: string; name: string } }) {
  const text = useStudentSecondFactorText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const reset = {
    key: 'reset',
    label: text('reset'),
    consequence: text('consequence', { name }),
    work: () => api.call(resetStudentSecondFactor, { id }),
    goOn: revalidate,
    said: text('done', { name }),
  }
  return (
    <Section title={text('title')}>
      <div className={classNames(inner.form, inner.closeColumn)}>
        <p className={common.soft}>{text('why', { name })}</p>
        <div>
          <ActionButtons actions={[reset]} />
        </div>
      </div>
    </Section>
  )
}
