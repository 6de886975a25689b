import { useRevalidator } from 'react-router'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { usePosting } from '#kit/forms/use-posting.ts'
import { changeAccount, type Viewer } from '../contract.ts'
import { HiddenFields } from './HiddenFields.tsx'
import { usePeopleText } from './text.ts'

interface AccountFormProps {
  person: Viewer
  token: string
  outcome: FormOutcome | null
}

export function AccountForm({ person, token, outcome }: AccountFormProps) {
  const text = usePeopleText()
  const { revalidate } = useRevalidator()
  const { posting, isSending, typed } = usePosting({ outcome })
  const showSaved = async () => {
    await revalidate()
    toast.saved()
  }
  return (
    <Form {...posting(changeAccount, showSaved)}>
      <HiddenFields token={token} />
      <div className={common.looseStack}>
        <TextField
          name="name"
          label={text('fullName')}
          defaultValue={typed['name'] ?? person.name}
          autoComplete="name"
        />
        <Select
          name="language"
          label={text('language')}
          defaultValue={typed['language'] ?? person.language}
          options={[
            { value: 'en', label: text('english') },
            { value: 'pl', label: text('polish') },
          ]}
        />
      </div>
      <FormActions submit={text('save')} isSending={isSending} />
    </Form>
  )
}
