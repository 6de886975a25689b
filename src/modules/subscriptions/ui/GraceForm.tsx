import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { seenOf } from '#platform/contract/seen-of.ts'
import { changeGrace, type MemberNumbers } from '../contract.ts'
import { useMembersText } from './text.ts'

/** How long a refused charge leaves a membership open. */
export function GraceForm({ numbers }: { numbers: MemberNumbers }) {
  const text = useMembersText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const saved = { graceDays: String(numbers.grace_days) }
  const { values, field, forget, name } = useGuardedWork('membership-grace', saved)
  const save = async () => {
    await api.call(changeGrace, { grace_days: Number(values.graceDays), seen: seenOf(changeGrace, numbers) })
    await revalidate()
  }
  return (
    <Section title={text('grace')}>
      <SavedForm name={name} save={save} forget={forget} submit={text('save')} className={inner.form}>
        <TextField
          {...field.digits('graceDays', 'grace_days')}
          {...withHelp(text, 'graceDays')}
          required
          maxLength={2}
        />
      </SavedForm>
    </Section>
  )
}
