import { attachSource } from './attach-source.ts'
import { talkToPage } from './talk-to-page.ts'

const video = document.querySelector('video')
if (video) {
  attachSource(video, String(video.dataset.source))
  talkToPage(video)
  if (video.dataset.autoplay === 'true') video.play().catch(() => {})
}
