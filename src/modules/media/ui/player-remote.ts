/** For what stands beside a player. */
export interface PlayerRemote {
  /** the second the film is at; null as long as it has not said */
  now(): number | null
  /** plays from there, at once or as soon as there is a film */
  goTo(seconds: number): void
  /** plays, or stands still if it plays */
  toggle(): void
  /** goes on or back by so many seconds */
  seekBy(seconds: number): void
  toggleSound(): void
  toggleFullscreen(): void
}
