import { useNavigate } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { withHelp } from '#kit/text/with-help.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { TITLE_MAX } from '#modules/catalog/vocabulary.ts'
import { useFirstStepsText } from '#modules/first-steps/ui/use-text.ts'
import { useSchool } from '#web/shell/use-school.ts'
import { PANEL_KINDS } from '../products/kinds.ts'

/** What such things cost at others: something to begin from. */
const SUGGESTED = { download: 4_900, course: 19_900 } as const

/** Everything else of it is said in its editor. */
const NOTHING_ELSE = {
  description_html: '',
  category: '',
  difficulty: 'beginner',
  cover_id: null,
  access_days: 0,
  access_until: null,
} as const

/** A title and a price, each with a suggestion, make a draft; in its editor it is filled. */
export function NewProductHere() {
  const text = useFirstStepsText()
  const api = useApi()
  const navigate = useNavigate()
  const school = useSchool()
  const { submitting, isSending, errorProps } = useSending()
  const { values, field, change } = useTyped<{ kind: keyof typeof SUGGESTED; title: string; amount: number | null }>({
    kind: 'download',
    title: text('suggestedDownload'),
    amount: SUGGESTED.download,
  })
  const choose = (kind: keyof typeof SUGGESTED) => {
    const suggested = { download: text('suggestedDownload'), course: text('suggestedCourse') }
    change({
      kind,
      ...(values.title === suggested[values.kind] && { title: suggested[kind] }),
      ...(values.amount === SUGGESTED[values.kind] && { amount: SUGGESTED[kind] }),
    })
  }
  const create = submitting(async () => {
    const { kind, title, amount } = values
    const made = { ...NOTHING_ELSE, title, amount: amount as number }
    const id = await PANEL_KINDS[kind].create(api, made)
    await navigate(editorPath({ kind, id }))
  })
  return (
    <Form {...errorProps} onSubmit={create}>
      <div className={common.looseStack}>
        <RadioGroup
          name="kind"
          label={text('kind')}
          value={values.kind}
          onChange={({ target }) => choose(target.value as keyof typeof SUGGESTED)}
          options={(['download', 'course'] as const).map((kind) => ({
            value: kind,
            label: text(kind),
            help: text(`${kind}Help`),
          }))}
        />
        <TextField {...field.text('title')} label={text('name')} maxLength={TITLE_MAX} required />
        <MoneyField
          {...field.money('amount')}
          {...withHelp(text, 'price')}
          currency={school?.currency ?? ''}
          required
        />
        <p className={common.note}>{text('otherKinds')}</p>
      </div>
      <FormActions submit={text('create')} isSending={isSending} />
    </Form>
  )
}
