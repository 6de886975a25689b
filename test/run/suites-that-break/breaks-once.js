import { isFirstTime } from './first-time.js'

export default function setUp() {
  if (isFirstTime('broke')) throw new Error('No server today')
}
