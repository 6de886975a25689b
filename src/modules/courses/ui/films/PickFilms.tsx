import { Clapperboard } from 'lucide-react'
import { useRef } from 'react'
import { FILMS } from '#modules/media/ui/films/sort-out.ts'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useCoursesText } from '../use-text.ts'

interface PickFilmsProps {
  sectionTitle: string
  onPick: (files: File[]) => void
}

/** The same as dropping films on a section, for the keyboard and for phones. */
export function PickFilms({ sectionTitle, onPick }: PickFilmsProps) {
  const text = useCoursesText()
  const input = useRef<HTMLInputElement>(null)
  const label = text('addFilmsTo', { title: sectionTitle })
  return (
    <>
      <IconButton label={label} icon={<Clapperboard />} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={label}
        accept={FILMS}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onPick(files)
        }}
      />
    </>
  )
}
