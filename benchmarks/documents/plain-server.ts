/**
 * The least that Node can do for a document: one file in memory, node:http, nothing decided. Told its port, its file
 * and the file's encoding as arguments.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port = '', file = '', encoding = 'identity'] = process.argv.slice(2)
const body = readFileSync(file)
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Length': body.length,
  ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
}
createServer((_, res) => res.writeHead(200, headers).end(body)).listen(Number(port), '127.0.0.1')
