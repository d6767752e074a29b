import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { showFindings } from './overlay.mjs'

test('shows the findings in the browser until they are fixed', () => {
  const sent: { type: string; err?: { message: string; loc: object } }[] = []
  const ws = Object.assign(new EventEmitter(), { send: (one: (typeof sent)[number]) => sent.push(one) })
  const generator = new EventEmitter()
  showFindings({ ws }, generator)
  generator.emit('message', { findings: [] })
  ws.emit('connection')
  expect(sent).toEqual([])

  const finding = { file: 'screens/a.json', line: 9, message: 'no such column', fix: 'use name' }
  generator.emit('message', { findings: [finding] })
  expect(sent.at(-1)).toMatchObject({
    type: 'error',
    err: { message: 'screens/a.json:9: no such column\n    fix: use name', loc: { file: 'screens/a.json', line: 9 } },
  })
  ws.emit('connection')
  expect(sent).toHaveLength(2)

  generator.emit('message', { findings: [] })
  expect(sent.at(-1)).toEqual({ type: 'update', updates: [] })
  ws.emit('connection')
  expect(sent).toHaveLength(3)
})
