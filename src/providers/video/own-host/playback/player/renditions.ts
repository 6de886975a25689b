import { Hls } from 'hls.js/light'

interface ListedRendition {
  id: string
  width: number
  height: number
  bitrate: number
}

/** The array-like list the quality menu reads; choosing an entry fixes the level, -1 leaves it to the line. */
export class Renditions extends EventTarget {
  private readonly hls: Hls
  private listed: ListedRendition[] = []

  constructor(hls: Hls) {
    super()
    this.hls = hls
    hls.on(Hls.Events.MANIFEST_PARSED, (_event, { levels }) => {
      this.listed = levels.map(({ width, height, bitrate }, index) => ({ id: String(index), width, height, bitrate }))
      Object.assign(this, this.listed)
      this.dispatchEvent(new Event('addrendition'))
    })
  }

  get length(): number {
    return this.listed.length
  }

  [Symbol.iterator]() {
    return this.listed[Symbol.iterator]()
  }

  get selectedIndex(): number {
    return this.hls.autoLevelEnabled ? -1 : this.hls.nextLevel
  }

  set selectedIndex(index: number) {
    this.hls.nextLevel = index
    this.dispatchEvent(new Event('change'))
  }
}
