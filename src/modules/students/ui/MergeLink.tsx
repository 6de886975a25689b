import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { classNames } from '#kit/class-names.ts'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { useMergingText } from './use-text.ts'

/** Where somebody who has two accounts is helped. */
export function MergeLink({ studentId }: { studentId: string }) {
  const text = useMergingText()
  return (
    <Section title={text('mergeSection')}>
      <div className={classNames(inner.form, inner.closeColumn)}>
        <p className={common.soft}>{text('mergeWhy')}</p>
        <div>
          <LinkButton to={`/home/students/${studentId}/merge`}>{text('merge')}</LinkButton>
        </div>
      </div>
    </Section>
  )
}
