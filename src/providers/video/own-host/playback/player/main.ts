import { openWhenWanted } from './open-when-wanted.ts'
import { rememberSpeed } from './remember-speed.ts'
import { talkToPage } from './talk-to-page.ts'

const video = document.querySelector('video')
if (video) {
  rememberSpeed(video)
  openWhenWanted(video)
  talkToPage(video)
}
