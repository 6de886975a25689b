import {
  AVCOL_PRI_UNSPECIFIED,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
} from 'node-av/constants'
import type { Stream } from 'node-av/lib'
import type { Size } from './ladder.ts'
import type { Source } from './open-source.ts'

interface Shown extends Size {
  pixels: 'yuv420p' | 'rgb24'
  /** Filters that give the frames their times; none for a frame without those around it. */
  times?: string[]
}

/** Filters that show a source's frames upright, whole, in the colours of BT.709 and so large. */
export const pictureSteps = (source: Source, { width, height, pixels, times = [] }: Shown): string[] => [
  times.length > 0 ? WOVEN : WOVEN_ALONE,
  ...times,
  ...source.upright,
  `scale=${width}:${height}`,
  ...inBt709(source.video),
  'setsar=1',
  `format=${pixels}`,
]

/** Two half pictures of different moments become one, where nothing moves out of both; what is whole stays as it is. */
const WOVEN = 'bwdif=mode=send_frame:deint=interlaced'
/** Of one frame nothing tells what moves. */
const WOVEN_ALONE = 'estdif=mode=frame:deint=interlaced'

/** The white of a page in HDR, candelas per square metre (ITU-R BT.2408). */
const WHITE = 203
/** What films of phones and cameras are graded for; what is brighter is white. */
const BRIGHTEST = 1000

/** HDR as other screens show it: what is darker than most of the white keeps its brightness, what is brighter comes closer together. */
function inBt709({ codecpar: { colorTrc, colorPrimaries, colorSpace } }: Stream): string[] {
  if (colorTrc !== AVCOL_TRC_ARIB_STD_B67 && colorTrc !== AVCOL_TRC_SMPTE2084) return []
  const primaries = colorPrimaries === AVCOL_PRI_UNSPECIFIED ? ':pin=bt2020' : ''
  const matrix = colorSpace === AVCOL_SPC_UNSPECIFIED ? ':min=bt2020nc' : ''
  return [
    `zscale=t=linear:npl=${WHITE}${primaries}${matrix}`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    `tonemap=tonemap=mobius:param=0.6:desat=0:peak=${BRIGHTEST / WHITE}`,
    'zscale=t=bt709:m=bt709:r=tv',
    'format=yuv420p',
  ]
}
