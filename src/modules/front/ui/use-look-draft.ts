import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiProblem } from '#platform/contract/client.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { COLOR_SHAPE } from '#modules/schools/look/vocabulary.ts'
import { useLeaveGuard } from '#kit/drafts/useLeaveGuard.ts'
import { boundTo } from '#kit/fields/bound-to.ts'
import { getLook, type Look } from '../look/contract.ts'
import { discardLookDraft, getLookDraft, keepLookDraft, type KeptDraft } from '../look/draft/contract.ts'
import { LOOK_DRAFT_CHANGED } from '../vocabulary.ts'
import { asSeen, bodyOf, draftOf, foundIn, type LookDraft } from './look-draft.ts'

/** How long choosing rests before it is kept. */
const RESTS = 600
/** How often the other admins are listened to. */
const LISTENS = 8_000

const asText = (values: LookDraft): string => JSON.stringify(bodyOf(values))

/**
 * The draft that all admins of the school share, kept by the server with each choice. What another admin changes meanwhile is taken over
 * while nothing of one's own is on its way; otherwise both are there to choose from (`theirs`), and neither is overwritten.
 */
export function useLookDraft(look: Look, given: KeptDraft | null) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [kept, setKept] = useState(given)
  const [values, setValues] = useState(() => draftOf(given ?? look))
  const [stored, setStored] = useState(() => asText(values))
  const [theirs, setTheirs] = useState<KeptDraft | null>()
  const [takenFrom, setTakenFrom] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  /** something that the draft pointed at was deleted and is no longer in it */
  const [hasLost, setLost] = useState(false)
  const storing = useRef<Promise<unknown>>(Promise.resolve())
  /** What the server has, for what waits its turn. */
  const known = useRef({ draft: given, text: stored })
  const wanted = asText(values)
  /** The same, for what was asked before the last choice. */
  const shown = useRef(wanted)
  useEffect(() => {
    shown.current = wanted
  }, [wanted])
  const isBehind = wanted !== stored
  const isKeepable = COLOR_SHAPE.test(values.overlay_color)
  useLeaveGuard({ isUnsaved: isBehind, onLeave: () => undefined })

  const know = (draft: KeptDraft | null, text: string) => {
    known.current = { draft, text }
    setKept(draft)
    setStored(text)
  }
  const take = (draft: KeptDraft | null, published: Pick<Look, keyof LookDraft>) => {
    const next = draftOf(draft ?? published)
    know(draft, asText(next))
    setValues(next)
    setTheirs(undefined)
  }
  /** Something was deleted since it was chosen: the server knows what is left, all other choices stay. */
  const leaveOutWhatIsGone = async () => {
    const { draft } = await api.call(getLookDraft)
    const left = foundIn(draft ?? (await api.call(getLook)))
    setValues((before) => ({ ...before, ...left }))
    setLost(true)
  }
  /** Whatever another admin has made of it goes before what one has on the screen, until one says otherwise. */
  const refusedAs = async (error: unknown) => {
    const isProblem = error instanceof ApiProblem
    if (isProblem && error.code === LOOK_DRAFT_CHANGED) setTheirs((await api.call(getLookDraft)).draft)
    else if (isProblem && error.status === 404) await leaveOutWhatIsGone()
    else setFailed(true)
  }
  const store = async (): Promise<KeptDraft | null> => {
    const sent = asText(values)
    if (sent === known.current.text) return known.current.draft
    const { draft } = await api.call(keepLookDraft, {
      ...bodyOf(values),
      version: known.current.draft?.version ?? 0,
      look_version: look.version,
    })
    know(draft, sent)
    setFailed(false)
    setTakenFrom(null)
    return draft
  }

  /** One after the other: two at once would both change the same version, and one of them be refused. */
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const done = storing.current.then(act)
    storing.current = done.catch(refusedAs)
    return done
  }
  const keep = useEffectEvent(() => void inTurn(store).catch(() => undefined))
  useEffect(() => {
    if (wanted === stored || !isKeepable || theirs !== undefined) return undefined
    const timer = setTimeout(keep, RESTS)
    return () => clearTimeout(timer)
  }, [wanted, stored, isKeepable, theirs])

  /** Without one it was published or given up. Answers whether it was taken over. */
  const goOnFrom = async (draft: KeptDraft | null, isWanted = () => true): Promise<boolean> => {
    const newest = draft ? look : await api.call(getLook)
    if (!draft) await revalidate()
    if (!isWanted()) return false
    take(draft, newest)
    return true
  }
  const listen = useEffectEvent(async () => {
    if (document.hidden || isBehind || theirs !== undefined) return
    const before = known.current
    /** What was chosen or kept here since it was asked goes before the answer. */
    const isWanted = () => known.current === before && shown.current === before.text
    const { draft } = await api.call(getLookDraft)
    if (!isWanted()) return
    if (draft?.version === before.draft?.version) {
      // The same, of which visitors may see more or less by now.
      if (draft) know(draft, before.text)
      return
    }
    if (await goOnFrom(draft, isWanted)) setTakenFrom(draft?.changed_by ?? null)
  })
  useEffect(() => {
    const timer = setInterval(() => void listen().catch(() => undefined), LISTENS)
    return () => clearInterval(timer)
  }, [])

  const change = (part: Partial<LookDraft>) => {
    setLost(false)
    setValues((before) => ({ ...before, ...part }))
  }
  return {
    values: asSeen(values, kept ?? look),
    kept,
    theirs,
    takenFrom,
    hasFailed,
    hasLost,
    isBehind,
    /** something waits to be published or given up */
    isUnpublished: kept !== null || isBehind,
    field: boundTo(values, change),
    change,
    takeTheirs: () => void goOnFrom(theirs ?? null),
    /** Over theirs: what is on the screen is kept in its place. */
    keepMine: () => {
      know(theirs ?? null, '')
      setTheirs(undefined)
    },
    /** As it is on the screen, ready to be published. */
    settle: (): Promise<KeptDraft | null> => inTurn(store),
    /** It was published: what is on the screen is no draft any more. */
    published: () => know(null, asText(values)),
    discard: () =>
      void inTurn(async () => {
        const { draft } = known.current
        if (draft) await api.call(discardLookDraft, { version: draft.version })
        take(null, look)
      }).catch(() => undefined),
  }
}
