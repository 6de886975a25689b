import type { FilmInsight } from '../contract.ts'

export interface FilmPoint {
  second: number
  viewers: number
  /** of those who saw any of the film */
  share: number
}

export const pointsOf = ({ curve, every, viewers }: FilmInsight): FilmPoint[] =>
  curve.map((seen, nth) => ({
    second: nth * every,
    viewers: seen,
    share: viewers > 0 ? Math.min(1, seen / viewers) : 0,
  }))

const ROWS = 20

/** As many as a table is read with, evenly over the film. */
export const someOf = (points: FilmPoint[]): FilmPoint[] => {
  const stride = Math.max(1, Math.ceil(points.length / ROWS))
  return points.filter((_, nth) => nth % stride === 0)
}

const two = (value: number) => String(value).padStart(2, '0')

/** As players write it: 4:05, 1:02:03. */
export function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const end = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${end}` : `${minutes}:${end}`
}
