import { ApiProblem } from '#platform/contract/client.ts'
import { reportError } from '#kit/api/report-error.ts'
import type { VideoUpload } from '../../contract.ts'
import { refusalIn, type Sending, sendVideo } from '../send-video.ts'
import { timeLeft } from '../time-left.ts'
import { stillOf } from './still-of.ts'
import { unfinished } from './unfinished.ts'

export interface Room {
  video_id: string
  upload: VideoUpload
}

/** A file to be sent, and how there is room for it. */
export interface FilmOrder {
  /** what it is for, such as the id of a lecture: of two for the same the first is sent */
  about: string
  file: File
  title: string
  /** where what it is for is edited */
  path: string
  /** the video whose upload began before; left out, what this browser remembers counts */
  began?: string | undefined
  /** in that video, or in a new one */
  findRoom: (began: string | null) => Promise<Room>
  renew: (videoId: string) => Promise<VideoUpload>
  /** deletes what was sent, of an upload that is given up */
  discard: (videoId: string) => Promise<unknown>
}

/** `offline` goes on by itself; `refused` was never sent. */
export type FilmState = 'waiting' | 'sending' | 'paused' | 'offline' | 'failed' | 'sent' | 'refused'

export interface QueuedFilm {
  about: string
  file: File
  title: string
  /** null of what is refused */
  path: string | null
  state: FilmState
  videoId: string | null
  share: number
  secondsLeft?: number | undefined
  still?: string | undefined
  /** what was thrown, of what failed */
  failure?: unknown
  /** what is said against it, of what is refused */
  refusal?: string
}

const UNDER_WAY: readonly FilmState[] = ['waiting', 'sending', 'paused', 'offline']
export const isUnderWay = ({ state }: Pick<QueuedFilm, 'state'>): boolean => UNDER_WAY.includes(state)
const HOLDS_A_PLACE: readonly FilmState[] = ['sending', 'offline']

/** More at a time only share the same line. */
const AT_ONCE = 3
const TRY_AGAIN_MS = 15_000
const TELL_EVERY_MS = 250

interface Work extends Pick<FilmOrder, 'findRoom' | 'renew' | 'discard'> {
  /** goes up with each beginning and each pause: what an earlier one still tells counts no more */
  run: number
  room?: Room
  sending?: Sending
  timer?: ReturnType<typeof setTimeout>
}

/** Films on their way to the server, a few at a time and the others in turn. It knows no page: what is sent goes on while pages change. */
export class FilmQueue {
  readonly #send: typeof sendVideo
  readonly #still: typeof stillOf
  readonly #listeners = new Set<() => void>()
  readonly #work = new Map<string, Work>()
  #films: readonly QueuedFilm[] = []
  #rooms = Promise.resolve()
  #stills = Promise.resolve()
  #refused = 0

  constructor(send = sendVideo, still = stillOf) {
    this.#send = send
    this.#still = still
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly films = (): readonly QueuedFilm[] => this.#films

  filmFor(about: string): QueuedFilm | undefined {
    return this.#films.find((film) => film.about === about)
  }

  add(orders: readonly FilmOrder[]): void {
    for (const { about, file, title, path, began: given, ...work } of orders) {
      const there = this.filmFor(about)
      if (there && isUnderWay(there)) continue
      this.#drop(about)
      this.#work.set(about, { ...work, run: 0 })
      this.#set([...this.#films, { about, file, title, path, state: 'waiting', videoId: null, share: 0 }])
      const began = given ?? unfinished.of(about)?.videoId ?? null
      unfinished.remember(about, file, began)
      this.#rooms = this.#rooms.then(() => this.#makeRoom(about, began))
      this.#stills = this.#stills.then(() => this.#takeStill(about, file))
    }
  }

  /** Lists a file that is not sent, with the reason. */
  refuse(file: File, refusal: string): void {
    const about = `refused-${++this.#refused}`
    const refused = {
      about,
      file,
      title: file.name,
      path: null,
      state: 'refused',
      videoId: null,
      share: 0,
      refusal,
    } as const
    this.#set([...this.#films, refused])
  }

  pause(about: string): void {
    const work = this.#work.get(about)
    if (!work) return
    work.run += 1
    work.sending?.pause()
    this.#change(about, { state: 'paused', secondsLeft: undefined })
    this.#sendNext()
  }

  /** Of what was paused or failed. */
  goOn(about: string): void {
    const film = this.filmFor(about)
    if (!film) return
    this.#change(about, { state: 'waiting', failure: undefined })
    if (this.#work.get(about)?.room) this.#sendNext()
    else this.#rooms = this.#rooms.then(() => this.#makeRoom(about, unfinished.of(about)?.videoId ?? null))
  }

  /** Gives it up: what was sent of it is deleted. */
  async stop(about: string): Promise<void> {
    const work = this.#work.get(about)
    this.#drop(about)
    unfinished.forget(about)
    this.#sendNext()
    await work?.sending?.stop().catch(() => undefined)
    if (work?.room) await work.discard(work.room.video_id)
  }

  /** Takes what has ended off the list. */
  readonly clear = (): void => {
    for (const film of this.#films) if (!isUnderWay(film)) this.#drop(film.about)
  }

  async #makeRoom(about: string, began: string | null): Promise<void> {
    const work = this.#work.get(about)
    if (!work) return
    try {
      work.room = await work.findRoom(began)
    } catch (failure) {
      return this.#change(about, { state: 'failed', failure })
    }
    const film = this.filmFor(about)
    if (!film || this.#work.get(about) !== work) return void work.discard(work.room.video_id).catch(() => undefined)
    unfinished.remember(about, film.file, work.room.video_id)
    this.#change(about, { videoId: work.room.video_id })
    this.#sendNext()
  }

  async #takeStill(about: string, file: File): Promise<void> {
    if (!this.filmFor(about)) return
    const still = await this.#still(file)
    if (this.filmFor(about)) this.#change(about, { still })
    else if (still) URL.revokeObjectURL(still)
  }

  #sendNext(): void {
    const busy = this.#films.filter(({ state }) => HOLDS_A_PLACE.includes(state)).length
    const next = this.#films.filter(({ state, about }) => state === 'waiting' && this.#work.get(about)?.room)
    for (const { about } of next.slice(0, Math.max(0, AT_ONCE - busy))) void this.#begin(about)
  }

  async #begin(about: string): Promise<void> {
    const work = this.#work.get(about)
    const film = this.filmFor(about)
    if (!work?.room || !film) return
    const { room } = work
    const run = (work.run += 1)
    this.#change(about, { state: 'sending', failure: undefined })
    const guess = timeLeft()
    let toldAt = 0
    const isStill = () => this.#work.get(about) === work && work.run === run
    const fail = (error: unknown) => {
      if (!isStill()) return
      if (isNetwork(error)) return this.#waitForNetwork(about)
      if (!refusalIn(error as Error)) reportError(error)
      this.#change(about, { state: 'failed', failure: error, secondsLeft: undefined })
      this.#sendNext()
    }
    try {
      const sending = await this.#send({
        file: film.file,
        session: room.upload,
        renew: async () => {
          room.upload = await work.renew(room.video_id)
          return room.upload
        },
        onProgress: (sent, total) => {
          const now = Date.now()
          if (!isStill() || (now - toldAt < TELL_EVERY_MS && sent < total)) return
          toldAt = now
          this.#change(about, { state: 'sending', share: sent / total, secondsLeft: guess(sent, total, now) })
        },
        onOffline: () => isStill() && this.#change(about, { state: 'offline', secondsLeft: undefined }),
        onFailed: fail,
        onSent: () => {
          if (!isStill()) return
          unfinished.finish(about)
          this.#change(about, { state: 'sent', share: 1, secondsLeft: undefined })
          this.#sendNext()
        },
      })
      // Paused or given up while it was about to begin.
      if (isStill()) work.sending = sending
      else sending.pause()
    } catch (error) {
      fail(error)
    }
  }

  /** The browser may not have noticed that there is none. */
  #waitForNetwork(about: string): void {
    this.#change(about, { state: 'offline', secondsLeft: undefined })
    const work = this.#work.get(about)
    if (!work) return
    clearTimeout(work.timer)
    work.timer = setTimeout(() => {
      if (this.filmFor(about)?.state === 'offline') this.goOn(about)
    }, TRY_AGAIN_MS)
  }

  #drop(about: string): void {
    const film = this.filmFor(about)
    if (!film) return
    if (film.still) URL.revokeObjectURL(film.still)
    clearTimeout(this.#work.get(about)?.timer)
    this.#work.delete(about)
    this.#set(this.#films.filter((each) => each !== film))
  }

  #change(about: string, part: Partial<QueuedFilm>): void {
    this.#set(this.#films.map((film) => (film.about === about ? { ...film, ...part } : film)))
  }

  #set(films: readonly QueuedFilm[]): void {
    this.#films = films
    // Whatever page the browser is on: leaving it would break off what is being sent.
    if (films.some(isUnderWay)) window.addEventListener('beforeunload', askFirst)
    else window.removeEventListener('beforeunload', askFirst)
    for (const listener of this.#listeners) listener()
  }
}

const askFirst = (event: Event) => event.preventDefault()

/** Nobody answered; what the server said of a signature that it would not renew is an answer. */
function isNetwork(error: unknown): boolean {
  const { originalResponse, causingError } = error as { originalResponse?: unknown; causingError?: unknown }
  return !originalResponse && !(error instanceof ApiProblem) && !(causingError instanceof ApiProblem)
}

export const filmQueue = new FilmQueue()
