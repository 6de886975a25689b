import { goWhereItWas } from './open-again.ts'
import { connectMediaSession } from './media-session.ts'
import { openWhenWanted } from './open-when-wanted.ts'
import { playOnTap } from './play-on-tap.ts'
import { rememberSpeed } from './remember-speed.ts'
import { talkToPage } from './talk-to-page.ts'

const video = document.querySelector('video')
if (video) {
  rememberSpeed(video)
  goWhereItWas(video)
  openWhenWanted(video)
  playOnTap(video)
  talkToPage(video)
  connectMediaSession(video)
}
