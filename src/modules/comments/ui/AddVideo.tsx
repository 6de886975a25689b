import { Film, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/kit/actions/Button.tsx'
import { IconButton } from '#web/kit/actions/IconButton.tsx'
import styles from './comments.module.css'
import { useText } from './use-text.ts'

interface AddVideoProps {
  video: File | undefined
  onChange: (video: File | undefined) => void
}

/** One video of any type to send along (engagement §5). */
export function AddVideo({ video, onChange }: AddVideoProps) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text('addVideo')}
        accept="video/*,.mkv,.mts,.m2ts"
        onChange={(event) => {
          onChange(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {video ? (
        <span className={styles.chosen}>
          {video.name}
          <IconButton
            icon={<X />}
            label={text('removeVideo', { name: video.name })}
            onClick={() => onChange(undefined)}
          />
        </span>
      ) : (
        <Button look="quiet" icon={<Film />} onClick={() => input.current?.click()}>
          {text('addVideo')}
        </Button>
      )}
    </>
  )
}
