import { readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { takeEarlyResponse } from '../../src/console/api/earlyResponses.ts'
import { LoadingScreen } from '../../src/console/shell/LoadingScreen.tsx'

const html = readFileSync(path.resolve(import.meta.dirname, '../../src/console/index.html'), 'utf8')

test('the page contains the loading screen before any script has run, and a note for old browsers', () => {
  const [, markup = ''] = /<div id="root">([\s\S]*)<\/div>\s*<noscript>/.exec(html) ?? []
  const [before, after] = markup
    .replace(/>\s+</g, '><')
    .trim()
    .split(/<p class="old-browser">[^<]+<\/p>/)
  expect(`${before}${after}`).toBe(renderToStaticMarkup(<LoadingScreen />))
})

const request = (token: string, method = 'GET') =>
  new Request('http://localhost/api/me', { method, headers: { authorization: `Bearer ${token}` } })

function early(token: string) {
  const answer = Promise.resolve(new Response('{}'))
  vi.stubGlobal('earlyResponses', { 'http://localhost/api/me': { token, answer } })
  return answer
}

test('an early answer serves the same request once', () => {
  const answer = early('abc')
  expect(takeEarlyResponse(request('abc'))).toBe(answer)
  expect(takeEarlyResponse(request('abc'))).toBeUndefined()
})

test.each([
  ['with the token of another session', request('other')],
  ['of another URL', new Request('http://localhost/api/bots', { headers: { authorization: 'Bearer abc' } })],
  ['that changes something', request('abc', 'POST')],
])('an early answer does not serve a request %s', (_, other) => {
  early('abc')
  expect(takeEarlyResponse(other)).toBeUndefined()
})
