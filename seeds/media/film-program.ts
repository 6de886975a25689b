import { makeSampleVideo, type SampleVideo } from '#providers/video/sample/make-sample-video.ts'

/** A process of its own, so that filming takes neither memory nor time from those who are served. */
// Whoever started it holds the other end: no film is finished for nobody.
process.stdin.resume().once('close', () => process.exit(1))
await makeSampleVideo(JSON.parse(process.argv[2]!) as SampleVideo)
process.exit()
