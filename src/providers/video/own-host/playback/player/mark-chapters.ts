export interface PlayedChapter {
  at_seconds: number
  title: string
}

/** Later than any film ends; the bar ends with its film. */
const NEVER = Number.MAX_SAFE_INTEGER

/** Parts of the film on the bar that tells where it is, each with its name while a pointer is over it. Once: those that come later are the same. */
export function markChapters(video: HTMLVideoElement, chapters: PlayedChapter[]): void {
  if (chapters.length === 0 || Array.from(video.textTracks).some(({ kind }) => kind === 'chapters')) return
  const track = video.addTextTrack('chapters')
  for (const [nth, { at_seconds: start, title }] of chapters.entries())
    track.addCue(new VTTCue(start, chapters[nth + 1]?.at_seconds ?? NEVER, asCueText(title)))
}

/** The controls read what a cue says as html. */
const asCueText = (title: string): string => title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
