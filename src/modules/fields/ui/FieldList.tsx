import { Plus } from 'lucide-react'
import type { ComponentType } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { SortableList } from '#kit/lists/SortableList.tsx'
import lists from '#kit/lists/lists.module.css'
import type { FormField } from '../contract.ts'
import { FIELD_MAX, type FieldType } from '../vocabulary.ts'
import type { FieldDraft } from './field-draft.ts'
import { FieldEditor } from './FieldEditor.tsx'
import styles from './fields.module.css'
import { useEditorText } from './use-editor-text.ts'

interface FieldListProps<Field extends FormField> {
  fields: FieldDraft<Field>[]
  types: readonly FieldType[]
  /** a field that says nothing yet */
  blank: (key: string) => FieldDraft<Field>
  onChange: (fields: FieldDraft<Field>[]) => void
  isFixed?: (field: Field) => boolean
  /** what else there is to say about a field, whose errors are `at` */
  More?: ComponentType<{ field: FieldDraft<Field>; at: string; onChange: (part: Partial<Field>) => void }>
}

/** The fields of a form in their order, each opened to be changed; and the way to one more. */
export function FieldList<Field extends FormField>(props: FieldListProps<Field>) {
  const { fields, types, blank, onChange, isFixed = () => false, More } = props
  const text = useEditorText()
  const order = (keys: string[]) => onChange(keys.flatMap((key) => fields.filter((field) => field.key === key)))
  const changing = (field: FieldDraft<Field>) => (part: Partial<FormField>) =>
    onChange(fields.map((other) => (other.key === field.key ? { ...other, ...part } : other)))
  return (
    <>
      <div className={`${lists.sorted} ${styles.fields}`}>
        <SortableList
          items={fields}
          itemId={({ key }) => key}
          itemName={({ label }) => label || text('untitled')}
          onReorder={order}
        >
          {(field) => {
            const at = `fields.${fields.indexOf(field)}`
            return (
              <FieldEditor
                field={field}
                at={at}
                types={types}
                isFixed={isFixed(field)}
                onChange={changing(field)}
                onRemove={() => onChange(fields.filter((other) => other !== field))}
              >
                {More && <More field={field} at={at} onChange={changing(field)} />}
              </FieldEditor>
            )
          }}
        </SortableList>
      </div>
      <div>
        <Button
          icon={<Plus />}
          disabled={fields.length >= FIELD_MAX.fields}
          onClick={() => onChange([...fields, blank(crypto.randomUUID())])}
        >
          {text('addField')}
        </Button>
      </div>
    </>
  )
}
