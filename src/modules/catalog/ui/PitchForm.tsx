import { useApi } from '#kit/api/ApiProvider.tsx'
import { usePageWork } from '#kit/drafts/usePageWork.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { seenOf } from '#platform/contract/seen-of.ts'
import { changePitch } from '../pitch/contract.ts'
import type { Pitch } from '../pitch/vocabulary.ts'
import { PitchQuestions, withIds } from './PitchQuestions.tsx'
import { usePitchText } from './use-pitch-text.ts'

interface PitchFormProps {
  productId: string
  pitch: Pitch
  onSaved: () => Promise<void>
}

const LINES = 5

const linesIn = (typed: string) => typed.split('\n').map((line) => line.trim())

/** What a product promises besides its description: lines are typed as lines. */
export function PitchForm({ productId, pitch, onSaved }: PitchFormProps) {
  const text = usePitchText()
  const api = useApi()
  const { values, field, change, forget } = usePageWork(`pitch:${productId}`, {
    outcomes: pitch.outcomes.join('\n'),
    audience: pitch.audience.join('\n'),
    questions: withIds(pitch.questions),
  })
  const save = async () => {
    await api.call(changePitch, {
      productId,
      outcomes: linesIn(values.outcomes),
      audience: linesIn(values.audience),
      questions: values.questions.map(({ question, answer }) => ({ question, answer })),
      seen: seenOf(changePitch, pitch),
    })
    await onSaved()
  }
  return (
    <SavedForm save={save} forget={forget} className={inner.form}>
      <TextArea {...field.text('outcomes')} {...withHelp(text, 'outcomes')} rows={LINES} />
      <TextArea {...field.text('audience')} {...withHelp(text, 'audience')} rows={LINES} />
      <PitchQuestions questions={values.questions} onChange={(questions) => change({ questions })} />
    </SavedForm>
  )
}
