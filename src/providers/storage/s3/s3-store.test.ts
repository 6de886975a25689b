import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { s3Store } from './s3-store.ts'

const LISTED = '<ListBucketResult><Contents><Key>videos/one</Key></Contents></ListBucketResult>'
const KEPT = '<DeleteResult><Error><Key>videos/one</Key><Code>AccessDenied</Code></Error></DeleteResult>'

test('what a bucket keeps though it is to be deleted is told, and not asked for without end', async () => {
  const bucket = createServer((request, response) => {
    request.resume()
    response.setHeader('content-type', 'application/xml').end(request.method === 'GET' ? LISTED : KEPT)
  })
  onTestFinished(() => void bucket.close())
  bucket.listen(0, '127.0.0.1')
  await once(bucket, 'listening')
  const store = s3Store({
    bucket: 'films',
    region: 'eu-central-1',
    accessKeyId: 'x',
    secretAccessKey: 'x',
    endpoint: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    forcePathStyle: true,
  })
  await expect(store.deletePrefix('videos/')).rejects.toThrow('videos/one stays in the bucket: AccessDenied')
})
