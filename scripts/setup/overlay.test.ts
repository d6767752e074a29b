import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { showFindings } from './overlay.mjs'

test('what is wrong with a saved file stands in the browser until it is mended', () => {
  const sent: { type: string; err?: { message: string; loc: object } }[] = []
  const ws = Object.assign(new EventEmitter(), { send: (one: (typeof sent)[number]) => sent.push(one) })
  const generator = new EventEmitter()
  showFindings({ ws }, generator)
  generator.emit('message', { findings: [] })
  ws.emit('connection')
  expect(sent).toEqual([])

  const finding = { file: 'screens/a.json', line: 9, message: 'no such column', mend: 'use name' }
  generator.emit('message', { findings: [finding] })
  expect(sent.at(-1)).toMatchObject({
    type: 'error',
    err: { message: 'screens/a.json:9: no such column\n    mend: use name', loc: { file: 'screens/a.json', line: 9 } },
  })
  ws.emit('connection')
  expect(sent).toHaveLength(2)

  generator.emit('message', { findings: [] })
  expect(sent.at(-1)).toEqual({ type: 'update', updates: [] })
  ws.emit('connection')
  expect(sent).toHaveLength(3)
})
