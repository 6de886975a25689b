import { makeSampleVideo, type SampleVideo } from '#providers/video/sample/make-sample-video.ts'

/** A process of its own, so that filming takes neither memory nor time from those who are served. */
await makeSampleVideo(JSON.parse(process.argv[2]!) as SampleVideo)
