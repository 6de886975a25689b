import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { deleteImage, type Picture } from '../contract.ts'
import { ImageUpload } from './ImageUpload.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import type { Viewer } from '#modules/people/contract.ts'
import { setAvatar } from '../avatars/contract.ts'
import { useMediaText } from './use-text.ts'

/** The picture beside one's name; kept at once, the one before it deleted. */
export function AvatarField({ person }: { person: Viewer }) {
  const text = useMediaText()
  const api = useApi()
  const showProblem = useProblem()
  const { revalidate } = useRevalidator()
  const [picture, setPicture] = useState(pictureAt(person.avatar))

  const keep = async (chosen: Picture | null) => {
    try {
      await api.call(setAvatar, { image_id: chosen?.id ?? null })
      if (chosen && picture) await api.call(deleteImage, { path: `images/${picture.id}`, context: 'avatar' })
      setPicture(chosen)
      await revalidate()
      toast.saved()
    } catch (error) {
      showProblem(error)
    }
  }
  return (
    <ImageUpload
      label={text('avatar')}
      help={text('avatarHelp')}
      context="avatar"
      picture={picture}
      onChange={(chosen) => void keep(chosen)}
    />
  )
}

/** What an avatar's address says of its picture. */
function pictureAt(avatar: string | null): Picture | null {
  const [, id, width] = /\/images\/([0-9a-f-]{36})\/(\d+)\.webp$/.exec(avatar ?? '') ?? []
  if (!avatar || !id) return null
  const size = Number(width)
  return { id, src: avatar, widths: [size], width: size, height: size }
}
