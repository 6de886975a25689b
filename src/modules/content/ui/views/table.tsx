import type { ComponentType } from 'react'
import { Prose } from '#kit/layouts/Prose.tsx'
import { onDemand } from '#kit/on-demand.ts'
import type { BlockType } from '../../contract.ts'
import type { Shown } from '../screen-type.ts'
import { ComparedPictures, OnePicture, Pictures } from './pictures.tsx'

const Typing = onDemand(async () => (await import('./Typing.tsx')).Typing)
const Choosing = onDemand(async () => (await import('./Choosing.tsx')).Choosing)

/** How readers see each type of block: what most have comes at once, the rest with those that a page has. */
export const VIEWS: { [Type in BlockType]: ComponentType<Shown<Type>> } = {
  text: Prose,
  image: OnePicture,
  gallery: Pictures,
  before_after: ComparedPictures,
  video: onDemand(async () => (await import('./Film.tsx')).Film),
  audio: onDemand(async () => (await import('./Audio.tsx')).Audio),
  file: onDemand(async () => (await import('./OfferedFile.tsx')).OfferedFile),
  pdf: onDemand(async () => (await import('./ReadPdf.tsx')).ReadPdf),
  quote: onDemand(async () => (await import('./Quote.tsx')).Quote),
  code: onDemand(async () => (await import('./Code.tsx')).Code),
  formula: onDemand(async () => (await import('./Formula.tsx')).Formula),
  embed: onDemand(async () => (await import('./Embed.tsx')).Embed),
  text_line: Typing,
  text_area: Typing,
  number: onDemand(async () => (await import('./NumberEntry.tsx')).NumberEntry),
  hand_in: onDemand(async () => (await import('./HandIn.tsx')).HandIn),
  checklist: Choosing,
  drop_down: Choosing,
  single_choice: Choosing,
  multi_choice: Choosing,
}
