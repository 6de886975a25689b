import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { useMergingText } from './use-text.ts'

/** Where somebody who has two accounts is helped. */
export function MergeLink({ studentId }: { studentId: string }) {
  const text = useMergingText()
  return (
    <section className={inner.form} aria-labelledby="merge-student">
      <h2 id="merge-student">{text('mergeSection')}</h2>
      <p className={common.soft}>{text('mergeWhy')}</p>
      <LinkButton to={`/home/students/${studentId}/merge`}>{text('merge')}</LinkButton>
    </section>
  )
}
