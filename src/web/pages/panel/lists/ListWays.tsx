import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { listAddress } from '#kit/lists/asked.ts'
import { usePanelText } from '../use-text.ts'
import type { Place } from './asked-page.ts'

export interface ListWaysProps extends Place {
  /** the path of the list */
  list: string
  /** what it is narrowed to; empty where nothing is chosen */
  asked?: object
  /** where the ways have words of their own */
  words?: { firstPage: string; nextPage: string }
}

/** From a page of a list to its first and to its next. */
export function ListWays({ isFirst, next, list, asked = {}, words }: ListWaysProps) {
  const text = usePanelText()
  return (
    <div className={common.row}>
      {!isFirst && <LinkButton to={listAddress(list, asked)}>{words?.firstPage ?? text('firstPage')}</LinkButton>}
      {next && <LinkButton to={listAddress(list, asked, next)}>{words?.nextPage ?? text('nextPage')}</LinkButton>}
    </div>
  )
}
