import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type GuardedHistory, guarded } from './history.ts'

type Guard = Parameters<GuardedHistory['guard']>[0]

/** A history that stands on the last of these addresses, what it told, and what its guard was told. */
function start({ shouldBlock = () => true }: { shouldBlock?: Guard['shouldBlock'] } = {}) {
  const history = guarded(createMemoryHistory({ initialEntries: ['/one', '/two', '/three'], v5Compat: true }))
  const told: string[] = []
  history.listen(({ location, action, keepScroll }) =>
    told.push(`${action} ${location.pathname}${keepScroll ? ' keeps' : ''}`),
  )
  const waiting: (() => void)[] = []
  const end = history.guard({ shouldBlock, onBlocked: (retry) => waiting.push(retry) })
  return { history, told, waiting, end }
}

test('a change is held back until it goes on, with what it was told', () => {
  const { history, told, waiting } = start()
  history.push('/four', { open: 1 })
  expect(history.location.pathname).toBe('/three')
  expect(told).toEqual([])
  waiting[0]?.()
  expect(history.location).toMatchObject({ pathname: '/four', state: { open: 1 } })
  expect(told).toEqual(['PUSH /four'])
})

test('the guard decides by both addresses; what it does not block goes through', () => {
  const { history, told, waiting } = start({ shouldBlock: (to, from) => to?.pathname !== from.pathname })
  history.replace({ search: '?page=2' }, null, { preventScrollReset: true })
  history.replace('/four')
  expect(told).toEqual(['REPLACE /three keeps'])
  expect(waiting).toHaveLength(1)
  waiting[0]?.()
  expect(told).toEqual(['REPLACE /three keeps', 'REPLACE /four'])
})

test('a step back is undone while it is held, and done again when it goes on', () => {
  const { history, told, waiting } = start()
  history.go(-2)
  expect(history.location.pathname).toBe('/three')
  expect(told).toEqual([])
  waiting[0]?.()
  expect(history.location.pathname).toBe('/one')
  expect(told).toEqual(['POP /one'])
  history.go(1)
  expect(history.location.pathname).toBe('/one')
  expect(waiting).toHaveLength(2)
})

test('a guard that ended holds nothing; the one after it stays', () => {
  const { history, told, end } = start()
  end()
  history.go(-1)
  history.push('/four')
  expect(told).toEqual(['POP /two', 'PUSH /four'])
  history.guard({ shouldBlock: () => true, onBlocked: () => {} })
  end()
  history.push('/five')
  expect(history.location.pathname).toBe('/four')
})

test('of two guards the newer that blocks is asked; as it ends, the older one is', () => {
  const { history, waiting } = start()
  const newer: (() => void)[] = []
  const end = history.guard({ shouldBlock: (to) => to !== null, onBlocked: (retry) => newer.push(retry) })
  history.push('/four')
  history.leave(() => {})
  expect([newer.length, waiting.length]).toEqual([1, 1])
  end()
  history.push('/four')
  expect([newer.length, waiting.length]).toEqual([1, 2])
})

test('a way out without an address is held back as well, with the addresses that it goes to', () => {
  const { history, told, waiting } = start()
  const done: string[] = []
  history.leave(() => {
    done.push('left')
    history.push('/four')
  })
  expect(done).toEqual([])
  waiting[0]?.()
  expect(done).toEqual(['left'])
  expect(told).toEqual(['PUSH /four'])
})

test('nothing holds back without a guard', () => {
  const { history, told, end } = start()
  end()
  const done: string[] = []
  history.leave(() => done.push('left'))
  history.go(-1)
  expect(done).toEqual(['left'])
  expect(told).toEqual(['POP /two'])
})
