import { SECOND } from '#platform/clock.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useMemo, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import inner from '#kit/inner.module.css'
import { Select } from '#kit/fields/Select.tsx'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { CAPTIONS_MAX, deleteCaptions, getCaptions, putCaptions, type Video } from '../../contract.ts'
import { FilePicker } from '../FilePicker.tsx'
import { useVideo } from '../use-video.ts'
import { CaptionsEditor } from './CaptionsEditor.tsx'
import styles from './captions.module.css'
import { type ReadCues, cuesIn, needsALook, webvttOf } from './cues.ts'
import { filmBeside } from './film-beside.ts'
import { readText } from './read-text.ts'
import { useCaptionsText } from './use-captions-text.ts'

const LANGUAGES = ['pl', 'en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'cs', 'sk', 'uk', 'lt', 'sv', 'no', 'da', 'fi']

interface CaptionsProps {
  video: Video
  /** where its player stands */
  filmPlace: RefObject<HTMLElement | null>
}

interface Opened extends Pick<ReadCues, 'cues' | 'preamble'> {
  language: string
  label: string
  /** from a file that was not kept as it is */
  isOfFile?: boolean
}

/** The captions of a video, one file for each language: chosen, or written beside the film. */
export function Captions({ video: initial, filmPlace }: CaptionsProps) {
  const text = useCaptionsText()
  const api = useApi()
  const confirm = useConfirm()
  const showProblem = useProblem()
  const { video } = useVideo(initial.id, initial)
  const { language: ownLanguage } = useLocale()
  const [chosen, setLanguage] = useState<string>()
  const [opened, setOpened] = useState<Opened | null>(null)
  const film = useMemo(() => filmBeside(filmPlace), [filmPlace])
  const { id, captions, duration_seconds: duration } = video ?? initial
  const language = chosen ?? firstWithout(captions, ownLanguage)
  const filmEnd = duration === null ? undefined : duration * SECOND

  const { change, isSending } = useCaptionChange(id, () => setLanguage(undefined))
  const put = (to: { language: string; label: string }, webvtt: string) =>
    change(api.call(putCaptions, { id, language: to.language, label: to.label, webvtt }))
  const add = async (file: File) => {
    const read = await cuesOf(file, text)
    const to = { language, label: nameOf(language) }
    if (read && needsALook(read, filmEnd)) setOpened({ ...to, ...read, isOfFile: true })
    else if (read) await put(to, webvttOf(read))
  }
  const edit = async ({ language: tag, label }: Video['captions'][number]) => {
    try {
      const { webvtt } = await api.call(getCaptions, { id, language: tag })
      setOpened({ language: tag, label, ...cuesIn(webvtt ?? '') })
    } catch (error) {
      showProblem(error)
    }
  }
  const remove = async (caption: Video['captions'][number]) => {
    const consequence = text('deleteCaptionsConsequence', { language: caption.label })
    if (await confirm({ consequence, action: text('deleteCaptions') }))
      await change(api.call(deleteCaptions, { id, language: caption.language }))
  }
  if (opened)
    return (
      <CaptionsEditor
        {...opened}
        given={opened}
        filmEnd={filmEnd}
        film={film}
        onSave={(webvtt) => put(opened, webvtt)}
        onClose={() => setOpened(null)}
      />
    )
  return (
    <div className={styles.captions}>
      <h2>{text('captions')}</h2>
      <p className={inner.lightNote}>{text('captionsHelp')}</p>
      <CaptionList captions={captions} onEdit={(one) => void edit(one)} onDelete={(one) => void remove(one)} />
      <div className={styles.add}>
        <Select
          label={text('captionsLanguage')}
          name="captions-language"
          value={language}
          options={LANGUAGES.map((tag) => ({ value: tag, label: nameOf(tag) }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
        />
        <FilePicker
          label={text('chooseCaptions')}
          accept=".vtt,.srt,.txt,text/vtt"
          isBusy={isSending}
          onPick={(file) => void add(file)}
        />
        {captions.every((each) => each.language !== language) && (
          <Button look="quiet" onClick={() => setOpened({ language, label: nameOf(language), cues: [], preamble: '' })}>
            {text('writeCaptions')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Sends a change of the captions of a video and takes the video over as it is then; answers whether it was made. */
function useCaptionChange(id: string, onChanged: () => void) {
  const queries = useQueryClient()
  const showProblem = useProblem()
  const [isSending, setSending] = useState(false)
  const change = async (asked: Promise<Video>): Promise<boolean> => {
    setSending(true)
    try {
      queries.setQueryData(['video', id], await asked)
      onChanged()
      toast.saved()
      return true
    } catch (error) {
      showProblem(error)
      return false
    } finally {
      setSending(false)
    }
  }
  return { change, isSending }
}

/** So many lines that could not be read are named. */
const NAMED = 3

/** The captions in a file; undefined where there are none, which is said, as is what could not be read. */
async function cuesOf(file: File, text: ReturnType<typeof useCaptionsText>): Promise<ReadCues | undefined> {
  const none = (words: string): undefined => {
    toast.error(words)
    return undefined
  }
  if (file.size > CAPTIONS_MAX) return none(text('captionsTooBig'))
  const said = readText(new Uint8Array(await file.arrayBuffer()))
  if (said === null) return none(text('captionsNoText'))
  const read = cuesIn(said)
  const { length: count } = read.unreadable
  if (count > 0) toast.error(text('captionsUnreadable', { count, lines: read.unreadable.slice(0, NAMED).join(' · ') }))
  if (read.cues.length > 0) return read
  return count > 0 ? undefined : none(text('captionsNone'))
}

interface CaptionListProps extends Pick<Video, 'captions'> {
  onEdit: (caption: Video['captions'][number]) => void
  onDelete: (caption: Video['captions'][number]) => void
}

function CaptionList({ captions, onEdit, onDelete }: CaptionListProps) {
  const text = useCaptionsText()
  if (captions.length === 0) return null
  return (
    <ul className={styles.list}>
      {captions.map((caption) => (
        <li key={caption.language}>
          <span lang={caption.language}>{caption.label}</span>
          <Button
            look="quiet"
            aria-label={text('editCaptionsOf', { language: caption.label })}
            onClick={() => onEdit(caption)}
          >
            {text('editCaptions')}
          </Button>
          <Button
            look="quiet"
            aria-label={text('deleteCaptionsOf', { language: caption.label })}
            onClick={() => onDelete(caption)}
          >
            {text('deleteCaptions')}
          </Button>
        </li>
      ))}
    </ul>
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
