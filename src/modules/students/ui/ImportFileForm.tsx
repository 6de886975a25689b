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
import { IMPORT_LINES_MAX } from '../importing/vocabulary.ts'
import { useImportingText } from './use-text.ts'

/** The browser sends the text of the file, whichever way it was saved. */
export function ImportFileForm({ onBegun }: { onBegun: () => unknown }) {
  const text = useImportingText()
  const api = useApi()
  const { language } = useLocale()
  const { submitting, isSending, errorProps } = useSending()
  const [file, setFile] = useState<File | null>(null)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { values, field, change } = useTyped({ reason: '', isWelcomed: true })
  const choose = (chosen: File) => {
    setFile(chosen)
    setKey(crypto.randomUUID())
    change({ reason: text('reasonDefault', { name: chosen.name }) })
  }
  const begin = submitting(async () => {
    if (!file) return
    const utf8 = new File([decode(new Uint8Array(await file.arrayBuffer()))], file.name, { type: 'text/csv' })
    const is_welcomed = values.isWelcomed ? 'true' : 'false'
    const asked = { import_key: key, filename: file.name, reason: values.reason, is_welcomed } as const
    await api.call(createImport, asked, { file: utf8 })
    setFile(null)
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
          label={text(file ? 'chooseAnother' : 'choose')}
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onPick={choose}
        />
      </div>
      {file && (
        <>
          <p>{text('chosen', { name: file.name, size: formatBytes(file.size, language) })}</p>
          <ReasonField field={field} />
          <Checkbox {...field.tick('isWelcomed', 'is_welcomed')} {...withHelp(text, 'welcome')} />
          <FormActions submit={text('start')} isSending={isSending} />
        </>
      )}
    </Form>
  )
}
