import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { Select } from '#kit/fields/Select.tsx'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { CAPTIONS_MAX, deleteCaptions, putCaptions, type Video } from '../contract.ts'
import { FilePicker } from './FilePicker.tsx'
import styles from './media.module.css'
import { useMediaText } from './use-text.ts'
import { useVideo } from './use-video.ts'
import { webvttOf } from './webvtt.ts'

const LANGUAGES = ['pl', 'en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'cs', 'sk', 'uk', 'lt', 'sv', 'no', 'da', 'fi']

/** The captions of a video, one file for each language. */
export function Captions({ video: initial }: { video: Video }) {
  const text = useMediaText()
  const api = useApi()
  const queries = useQueryClient()
  const confirm = useConfirm()
  const showProblem = useProblem()
  const { video } = useVideo(initial.id, initial)
  const { language: ownLanguage } = useLocale()
  const [chosen, setLanguage] = useState<string>()
  const [isSending, setSending] = useState(false)
  const { id, captions } = video ?? initial
  const language = chosen ?? firstWithout(captions, ownLanguage)

  const change = async (asked: Promise<Video>) => {
    setSending(true)
    try {
      queries.setQueryData(['video', id], await asked)
      setLanguage(undefined)
      toast.saved()
    } catch (error) {
      showProblem(error)
    } finally {
      setSending(false)
    }
  }
  const add = async (file: File) => {
    if (file.size > CAPTIONS_MAX) return toast.error(text('captionsTooBig'))
    const webvtt = webvttOf(await file.text())
    await change(api.call(putCaptions, { id, language, label: nameOf(language), webvtt }))
  }
  const remove = async (caption: Video['captions'][number]) => {
    const consequence = text('deleteCaptionsConsequence', { language: caption.label })
    if (await confirm({ consequence, action: text('deleteCaptions') }))
      await change(api.call(deleteCaptions, { id, language: caption.language }))
  }

  return (
    <div className={styles.captions}>
      <h2>{text('captions')}</h2>
      <p className={styles.help}>{text('captionsHelp')}</p>
      {captions.length > 0 && (
        <ul className={styles.captionsList}>
          {captions.map((caption) => (
            <li key={caption.language}>
              <span lang={caption.language}>{caption.label}</span>
              <Button
                look="quiet"
                aria-label={text('deleteCaptionsOf', { language: caption.label })}
                onClick={() => void remove(caption)}
              >
                {text('deleteCaptions')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.captionsAdd}>
        <Select
          label={text('captionsLanguage')}
          name="captions-language"
          value={language}
          options={LANGUAGES.map((tag) => ({ value: tag, label: nameOf(tag) }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
        />
        <FilePicker
          label={text('chooseCaptions')}
          accept=".vtt,.srt,text/vtt"
          isBusy={isSending}
          onPick={(file) => void add(file)}
        />
      </div>
    </div>
  )
}

/** Whoever reads this page in a language most likely has captions in it. */
const firstWithout = (captions: Video['captions'], ownLanguage: string): string =>
  [ownLanguage, ...LANGUAGES].find((tag) => captions.every(({ language }) => language !== tag)) ?? ownLanguage

/** In the language itself: whoever looks for it can read it. */
function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
