import { useApi } from '#kit/api/ApiProvider.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { getFilmRoom } from '../../contract.ts'
import { isOther, refusalOf as refusalByName } from './sort-out.ts'
import { useFilmsText } from './use-films-text.ts'

export interface CheckedFile {
  file: File
  /** what is said against it, in words; undefined of a film that may be sent */
  refusal: string | undefined
}

/** Looks at files before anything is made of them: what they are, how big one may be, and what room is left for all of them. */
export function useFilmCheck() {
  const api = useApi()
  const text = useFilmsText()
  const { language } = useLocale()
  return async (files: readonly File[]): Promise<CheckedFile[]> => {
    // Without an answer they are sent: the server says the same of what it gets.
    const room = await api.call(getFilmRoom, {}).catch(() => null)
    const most = room?.file_bytes ?? Infinity
    let left = room?.bytes_left ?? Infinity
    const refusalOf = async (file: File): Promise<string | undefined> => {
      const refusal = refusalByName(file) ?? ((await isOther(file)) ? 'notAVideo' : undefined)
      if (refusal) return text(refusal)
      if (file.size > most) return text('tooBig', { size: formatBytes(most, language) })
      if (file.size > left) return text('noRoom', { size: formatBytes(left, language) })
      left -= file.size
      return undefined
    }
    const checked: CheckedFile[] = []
    for (const file of files) checked.push({ file, refusal: await refusalOf(file) })
    return checked
  }
}
