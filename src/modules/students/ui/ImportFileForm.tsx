import { useState } from 'react'
import { ReasonField } from '#modules/access/ui/ReasonField.tsx'
import { FilePicker } from '#modules/media/ui/FilePicker.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import inner from '#kit/inner.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { decode } from '#platform/decode-text.ts'
import { createImport } from '../importing/contract.ts'
import { type ColumnUse, IMPORT_BEGINNING_MAX, IMPORT_LINES_MAX } from '../importing/vocabulary.ts'
import { ImportColumns } from './ImportColumns.tsx'
import { useImportingText } from './use-text.ts'

interface ChosenFile {
  /** as the import is called: sent twice, it is one */
  key: string
  name: string
  bytes: number
  /** its text, whichever way it was saved */
  words: string
}

/** The browser sends the text of the file, whichever way it was saved. */
export function ImportFileForm({ onBegun }: { onBegun: () => unknown }) {
  const text = useImportingText()
  const api = useApi()
  const { language } = useLocale()
  const { submitting, isSending, errorProps } = useSending()
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const [columns, setColumns] = useState<ColumnUse[] | null>(null)
  const { values, field, change } = useTyped({ reason: '', isWelcomed: true })
  const choose = async (file: File) => {
    const words = decode(new Uint8Array(await file.arrayBuffer()))
    setChosen({ key: crypto.randomUUID(), name: file.name, bytes: file.size, words })
    setColumns(null)
    change({ reason: text('reasonDefault', { name: file.name }) })
  }
  const begin = submitting(async () => {
    if (!chosen) return
    const { key, name, words } = chosen
    const is_welcomed = values.isWelcomed ? 'true' : 'false'
    const asked = { import_key: key, filename: name, reason: values.reason, is_welcomed } as const
    const file = new File([words], name, { type: 'text/csv' })
    await api.call(createImport, { ...asked, ...(columns && { columns: columns.join(',') }) }, { file })
    setChosen(null)
    toast.show(text('started'))
    await onBegun()
  })
  return (
    <Form {...errorProps} className={inner.form} onSubmit={begin}>
      <p className={common.soft}>
        {text('intro', { max: IMPORT_LINES_MAX })} {text('productsHelp')}
      </p>
      <div>
        <FilePicker
          label={text(chosen ? 'chooseAnother' : 'choose')}
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onPick={(file) => void choose(file)}
        />
      </div>
      {chosen && (
        <>
          <p>{text('chosen', { name: chosen.name, size: formatBytes(chosen.bytes, language) })}</p>
          <ImportColumns
            key={chosen.key}
            beginning={chosen.words.slice(0, IMPORT_BEGINNING_MAX)}
            chosen={columns}
            onChoose={setColumns}
          />
          <ReasonField field={field} />
          <Checkbox {...field.tick('isWelcomed', 'is_welcomed')} {...withHelp(text, 'welcome')} />
          <FormActions submit={text('start')} isSending={isSending} />
        </>
      )}
    </Form>
  )
}
