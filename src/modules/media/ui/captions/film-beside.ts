/** The film in a frame that stands somewhere in this place of the page. */
export interface FilmBeside {
  playFrom(milliseconds: number): void
  /** where it is at this moment; null where there is none, or it does not say */
  moment(): Promise<number | null>
}

const WAITED_MS = 500
const SECOND = 1000

interface Told {
  type?: string
  seconds?: number
}

export function filmBeside(place: { readonly current: HTMLElement | null }): FilmBeside {
  const player = () => place.current?.querySelector('iframe')?.contentWindow
  return {
    playFrom(milliseconds) {
      player()?.postMessage({ type: 'katedra:seek', seconds: milliseconds / SECOND }, '*')
      player()?.postMessage({ type: 'katedra:play' }, '*')
    },
    moment: () =>
      new Promise((resolve) => {
        const film = player()
        const answer = (moment: number | null) => {
          window.removeEventListener('message', hear)
          clearTimeout(timer)
          resolve(moment)
        }
        const hear = ({ source, data }: MessageEvent<Told | null>) => {
          if (source === film && data?.type === 'katedra:time') answer(Math.round(Number(data.seconds) * SECOND))
        }
        const timer = setTimeout(() => answer(null), WAITED_MS)
        window.addEventListener('message', hear)
        film?.postMessage({ type: 'katedra:tell' }, '*')
      }),
  }
}
