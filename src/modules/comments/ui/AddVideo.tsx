import { Film } from 'lucide-react'
import { AddFile } from './AddFile.tsx'
import { useAlongText } from './use-along-text.ts'

interface AddVideoProps {
  video: File | undefined
  onChange: (video: File | undefined) => void
}

/** One video of any type to send along (engagement §5). */
export function AddVideo({ video, onChange }: AddVideoProps) {
  const text = useAlongText()
  return (
    <AddFile
      label={text('addVideo')}
      icon={<Film />}
      accept="video/*,.mkv,.mts,.m2ts"
      removeLabel={(name) => text('removeVideo', { name })}
      file={video}
      onChange={onChange}
    />
  )
}
