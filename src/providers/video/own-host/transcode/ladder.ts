export interface Size {
  width: number
  height: number
}

export interface Rung extends Size {
  name: string
  /** Ceiling of the video bit rate, bits per second. */
  maxBitRate: number
}

const BOXES = [
  { shortSide: 360, longSide: 640, maxBitRate: 900_000 },
  { shortSide: 720, longSide: 1280, maxBitRate: 2_800_000 },
  { shortSide: 1080, longSide: 1920, maxBitRate: 5_000_000 },
]

/** The sizes a source is encoded in, smallest first: within 360p, 720p and 1080p, never above the source, even. */
export function ladderFor(source: Size): Rung[] {
  const rungs = BOXES.map((box) => {
    const [long, short] = [Math.max(source.width, source.height), Math.min(source.width, source.height)]
    const scale = Math.min(1, box.longSide / long, box.shortSide / short)
    const size = { width: even(source.width * scale, source.width), height: even(source.height * scale, source.height) }
    return { ...size, name: `${Math.min(size.width, size.height)}p`, maxBitRate: box.maxBitRate }
  })
  return rungs.filter((rung, index) => rung.name !== rungs[index - 1]?.name)
}

function even(length: number, longest: number): number {
  return Math.max(2, Math.min(Math.round(length / 2), Math.floor(longest / 2)) * 2)
}
