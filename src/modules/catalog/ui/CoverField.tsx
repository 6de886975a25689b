import { type ChangeEvent, useId, useRef, useState } from 'react'
import { Button } from '#web/kit/actions/Button.tsx'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import { Field } from '#web/kit/fields/Field.tsx'
import { useField } from '#web/kit/fields/use-field.ts'
import { Cover } from '#web/kit/identity/Cover.tsx'
import { VisuallyHidden } from '#web/kit/text/VisuallyHidden.tsx'
import type { Picture } from '#modules/media/contract.ts'
import styles from './catalog.module.css'
import { coverImage } from './cover-image.ts'
import { COVER_MAX_MB, COVER_TYPES, sendCover } from './send-cover.ts'
import { useCatalogText } from './use-text.ts'
import { useSending } from './use-sending.ts'

interface CoverFieldProps {
  /** what the drawn cover shows while there is no picture */
  title: string
  cover: Picture | null
  onChange: (cover: Picture | null) => void
}

export function CoverField({ title, cover, onChange }: CoverFieldProps) {
  const text = useCatalogText()
  const api = useApi()
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { send, isSending, errorProps } = useSending()
  const [refused, setRefused] = useState<string>()
  const { id, shown } = useField({ name: 'cover_id', label: text('cover') })
  const messages = refused ? [refused] : [...shown, ...Object.values(errorProps.errors).flat()]

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    if (!COVER_TYPES.includes(file.type)) return setRefused(text('coverWrongType'))
    if (file.size > COVER_MAX_MB * 1_000_000) return setRefused(text('coverTooBig', { size: COVER_MAX_MB }))
    setRefused(undefined)
    await send(async () => onChange(await sendCover(api, file)))
  }

  return (
    <Field id={id} label={text('cover')} help={text('coverHelp')} errors={messages}>
      <div className={styles.cover} aria-busy={isSending}>
        <Cover title={title || '?'} image={coverImage(cover, '24rem')} />
        <div className={styles.coverActions}>
          <Button id={id} busy={isSending} onClick={() => input.current?.click()}>
            {text(isSending ? 'coverUploading' : cover ? 'coverReplace' : 'coverChoose')}
          </Button>
          {cover && (
            <Button look="quiet" onClick={() => onChange(null)}>
              {text('coverRemove')}
            </Button>
          )}
        </div>
        <VisuallyHidden>
          <label htmlFor={inputId}>{text('coverChoose')}</label>
          <input
            ref={input}
            id={inputId}
            type="file"
            tabIndex={-1}
            accept={COVER_TYPES.join()}
            onChange={(event) => void take(event)}
          />
        </VisuallyHidden>
      </div>
    </Field>
  )
}
