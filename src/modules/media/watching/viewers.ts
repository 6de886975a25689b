import { inArray } from 'drizzle-orm'
import { type AtHand, goOnWith } from '#platform/at-hand.ts'
import { clock, SECOND } from '#platform/clock.ts'
import type { Actor, Ctx, SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Caller } from '#platform/http/caller.ts'
import { isId } from '#platform/ids.ts'
import { remembered } from '#platform/remembered.ts'
import { mayChangeUpload } from '../policy.ts'
import { videos } from '../tables.ts'
import type { AskedVideo, VideoGuards } from '../video-guards.ts'

/** With the statement that asked, less than the ten seconds within which whoever lost access is refused. */
const KNOWN_FOR = 9 * SECOND
/** Who is still watching then is asked about again, before what is known of them runs out. */
const RENEWED_AFTER = 4 * SECOND
/** All who are due are asked about in one statement. */
const RENEWS_EVERY = SECOND

interface Known {
  maySee: boolean
  askedAt: number
}

interface Due extends AskedVideo {
  key: string
}

/** Who may see which video at this moment, remembered for some seconds. */
export class Viewers {
  readonly #units: UnitsOfWork
  readonly #guards: VideoGuards
  readonly #known = remembered<Known>({ most: 50_000, mostBytes: 16 * 1024 * 1024, lasting: KNOWN_FOR })
  #due = new Map<string, Due>()

  constructor(units: UnitsOfWork, guards: VideoGuards) {
    this.#units = units
    this.#guards = guards
  }

  maySee({ school, actor, language }: Caller, videoId: string): AtHand<boolean> {
    if (!school || !isId(videoId)) return false
    const by = { school, actor, language, now: clock.now() }
    const key = `${school.id} ${videoId} ${nameOf(actor)}`
    const known = this.#known.get({ key, school: school.id }, async () => {
      const askedAt = clock.time()
      return { maySee: (await this.#ask(school, [{ videoId, by }]))[0]!, askedAt }
    })
    return goOnWith(known, ({ maySee, askedAt }) => {
      // Whoever is given access sees it at once.
      if (!maySee) this.#known.forget(key)
      else if (clock.time() - askedAt > RENEWED_AFTER) this.#renewSoon({ key, videoId, by })
      return maySee
    })
  }

  #renewSoon(due: Due): void {
    if (this.#due.size === 0) setTimeout(() => this.#renew(), RENEWS_EVERY).unref()
    this.#due.set(due.key, due)
  }

  /** Whoever asks meanwhile waits for the same statement. When it fails nothing is known of them any more. */
  #renew(): void {
    const bySchool = Map.groupBy(this.#due.values(), ({ by }) => by.school.id)
    this.#due = new Map()
    for (const due of bySchool.values()) {
      const { school } = due[0]!.by
      const [askedAt, now] = [clock.time(), clock.now()]
      const answers = this.#ask(
        school,
        due.map(({ videoId, by }) => ({ videoId, by: { ...by, now } })),
      )
      for (const [nth, { key }] of due.entries()) {
        this.#known.forget(key)
        const known = this.#known.get({ key, school: school.id }, async () => ({
          maySee: (await answers)[nth]!,
          askedAt,
        }))
        Promise.resolve(known).catch(() => undefined)
      }
    }
  }

  #ask(school: SchoolIdentity, asked: readonly AskedVideo[]): Promise<boolean[]> {
    return this.#units.reading({ school, actor: { role: 'system' }, work: 'films' }, async (ctx) => {
      const answers = await this.#guards.maySee(ctx, asked)
      if (!answers.includes(undefined)) return answers as boolean[]
      const uploads = await uploadersOf(ctx, asked)
      return answers.map((answer, nth) => answer ?? maySeeUpload(asked[nth]!, uploads))
    })
  }
}

/** What stands in nothing yet is seen by who sent it. */
function maySeeUpload({ videoId, by }: AskedVideo, uploads: Map<string, { uploadedById: string | null }>): boolean {
  const upload = uploads.get(videoId)
  return upload !== undefined && mayChangeUpload(by.actor, upload)
}

async function uploadersOf({ tx }: Ctx, asked: readonly AskedVideo[]) {
  const ids = asked.map(({ videoId }) => videoId)
  const rows = await tx
    .select({ id: videos.id, uploadedById: videos.uploadedById })
    .from(videos)
    .where(inArray(videos.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Visitors are all alike; of people, what they may see goes by who they are and what they are there. */
const nameOf = (actor: Actor): string =>
  'id' in actor ? `${actor.role} ${actor.role === 'admin' ? actor.adminRole : ''} ${actor.id}` : actor.role
