import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { useSettled } from '#kit/forms/use-settled.ts'
import type { Language } from '#platform/i18n/language.ts'
import { previewCertificate, type TemplateBody } from '../template/contract.ts'
import styles from './template.module.css'
import { useTemplateText } from './template-text.ts'

const DEBOUNCE = 400

/** What the PDF would be, drawn by what writes it. */
export function TemplatePreview({ body, language }: { body: TemplateBody; language: Language }) {
  const text = useTemplateText()
  const api = useApi()
  const asked = useSettled(JSON.stringify({ ...body, language }), DEBOUNCE)
  const { data, isError } = useQuery({
    queryKey: ['certificate-preview', asked],
    queryFn: () => api.call(previewCertificate, JSON.parse(asked) as TemplateBody & { language: Language }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Infinity,
  })
  return (
    <div className={styles.preview}>
      <h2>{text('preview')}</h2>
      {isError && <p className={common.note}>{text('previewFails')}</p>}
      {data ? (
        <img src={pictureOf(data.picture)} alt={text('previewAlt')} className={styles.sheet} />
      ) : (
        <div className={styles.sheet} data-layout={body.layout} />
      )}
    </div>
  )
}

const pictureOf = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
