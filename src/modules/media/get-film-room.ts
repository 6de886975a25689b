import { bytesLeft } from '#modules/limits/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { getFilmRoom as contract } from './contract.ts'
import type { MediaParts } from './parts.ts'

export async function getFilmRoom(
  { tx, school }: Ctx,
  { config }: Pick<MediaParts, 'config'>,
): Promise<Answer<typeof contract>> {
  return { file_bytes: config.videoMaxBytes.admin, bytes_left: await bytesLeft(tx, school.id) }
}
