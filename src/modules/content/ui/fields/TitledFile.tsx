import type { ComponentProps } from 'react'
import { TextField } from '#kit/fields/TextField.tsx'
import type { BlockFile } from '../../files/contract.ts'
import { CAPTION_MAX } from '../../vocabulary.ts'
import { nameOfFile } from '../name-of-file.ts'
import { useNewest } from '../use-newest.ts'
import { FileField } from './FileField.tsx'

interface TitledFileProps<Draft> extends Omit<ComponentProps<typeof FileField>, 'file' | 'onKept'> {
  draft: Draft
  onChange: (draft: Draft) => void
  /** of the title */
  titled: { label: string; help: string }
  /** what else is to be known of a file before it is the block's */
  readMore?: (file: File) => Promise<Partial<Draft>>
}

/** A file and what it is called, which is its name until somebody calls it otherwise. */
export function TitledFile<Draft extends { title: string; file: BlockFile | null }>({
  draft,
  onChange,
  titled,
  readMore,
  ...chosen
}: TitledFileProps<Draft>) {
  const newest = useNewest(draft)
  const keep = async (kept: BlockFile, file: File) => {
    const more = await readMore?.(file)
    const title = newest.current.title || nameOfFile(kept.filename)
    onChange({ ...newest.current, ...more, file: kept, title })
  }
  return (
    <>
      <FileField {...chosen} file={draft.file} onKept={(kept, file) => void keep(kept, file)} />
      <TextField
        name="block.title"
        {...titled}
        required
        maxLength={CAPTION_MAX}
        value={draft.title}
        onChange={({ target }) => onChange({ ...draft, title: target.value })}
      />
    </>
  )
}
