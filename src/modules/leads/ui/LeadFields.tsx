import type { FormField } from '#modules/fields/contract.ts'
import { AskedField } from '#modules/fields/ui/AskedField.tsx'
import { beginWith } from '#modules/fields/ui/begin-with.ts'
import { EMAIL_FIELD, NAME_FIELD } from '../vocabulary.ts'
import { useFormText } from './use-form-text.ts'

interface LeadFieldsProps {
  fields: FormField[]
  /** what was filled in before the page was loaded anew */
  typed: Record<string, string> | undefined
}

/** What a form asks, by its definitions. */
export function LeadFields({ fields, typed }: LeadFieldsProps) {
  const text = useFormText()
  return fields.map((field) => (
    <AskedField
      key={field.name}
      field={field}
      choose={text('choose')}
      value={typed ? (typed[field.name] ?? '') : beginWith(field)}
      autoComplete={COMPLETED_WITH[field.name]}
    />
  ))
}

const COMPLETED_WITH: Record<string, string> = { [NAME_FIELD]: 'given-name', [EMAIL_FIELD]: 'email' }
