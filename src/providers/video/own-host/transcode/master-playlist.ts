import type { Rendition } from './measure-rendition.ts'

/** The HLS master playlist of the renditions finished so far. */
export function masterPlaylist(renditions: readonly Rendition[]): string {
  const variants = renditions.map((each) => {
    const rates = `BANDWIDTH=${each.bandwidth},AVERAGE-BANDWIDTH=${each.averageBandwidth}`
    return `#EXT-X-STREAM-INF:${rates},RESOLUTION=${each.width}x${each.height},CODECS="${each.codecs}"\n${each.name}.m3u8\n`
  })
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${variants.join('')}`
}
