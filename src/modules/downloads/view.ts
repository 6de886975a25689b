import type { FileVersion, OfferedFile } from './contract.ts'
import type { HeldFile } from './read-files.ts'
import { endingOf } from '#modules/media/files/vocabulary.ts'

export const viewOffered = ({ file: { id, title }, stored }: HeldFile): OfferedFile => ({
  id,
  title,
  ending: endingOf(stored.filename),
  bytes: stored.bytes ?? 0,
})

export const viewVersion = ({ version, stored }: Omit<HeldFile, 'file'>, loads: number): FileVersion => ({
  id: version.id,
  number: version.number,
  filename: stored.filename,
  bytes: stored.bytes ?? 0,
  note: version.note,
  created_at: version.createdAt.toISOString(),
  loads_count: loads,
  url: `/home/downloads/versions/${version.id}`,
})

/** What a file is saved as: its title, ending as what was sent. */
export const savedAs = ({ file, stored }: Pick<HeldFile, 'file' | 'stored'>): string => {
  const ending = `.${endingOf(stored.filename)}`
  const name = file.title.replace(/[\p{Cc}/\\:*?"<>|]+/gu, '-')
  return name.toLowerCase().endsWith(ending) ? name : name + ending
}
