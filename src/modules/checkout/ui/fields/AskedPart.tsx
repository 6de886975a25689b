import common from '#kit/common.module.css'
import { AskedField } from '#modules/fields/ui/AskedField.tsx'
import { textOf } from '#kit/text/text-of.ts'
import type { CheckoutField } from '#modules/orders/fields/contract.ts'
import { Part } from '../Part.tsx'

const useFieldsText = textOf(
  () => import('../../messages/fields-en.ts'),
  () => import('../../messages/fields-pl.ts'),
)

interface AskedPartProps {
  fields: CheckoutField[]
  answers: Record<string, string>
  onAnswer: (name: string, value: string) => void
}

/** What the product asks beside what every checkout asks. */
export function AskedPart({ fields, answers, onAnswer }: AskedPartProps) {
  const text = useFieldsText()
  return (
    <Part title={text('title')}>
      <div className={common.stack}>
        {fields.map((field) => (
          <AskedField
            key={field.name}
            field={field}
            name={`answers.${field.name}`}
            choose={text('choose')}
            value={answers[field.name] ?? ''}
            onAnswer={(value) => onAnswer(field.name, value)}
          />
        ))}
      </div>
    </Part>
  )
}
