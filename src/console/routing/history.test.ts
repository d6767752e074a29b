import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type GuardedHistory, withGuards } from './history.ts'

type Guard = Parameters<GuardedHistory['guard']>[0]

/** A history at the last of these paths, with its notifications and the navigations that its guard blocked. */
function start({ shouldBlock = () => true }: { shouldBlock?: Guard['shouldBlock'] } = {}) {
  const history = withGuards(createMemoryHistory({ initialEntries: ['/one', '/two', '/three'], v5Compat: true }))
  const heardLocations: string[] = []
  history.listen(({ location, action, keepScroll }) =>
    heardLocations.push(`${action} ${location.pathname}${keepScroll ? ' keeps' : ''}`),
  )
  const waiting: (() => void)[] = []
  const end = history.guard({ shouldBlock, onBlocked: (retry) => waiting.push(retry) })
  return { history, heardLocations, waiting, end }
}

test('a blocked push waits and then keeps its state', () => {
  const { history, heardLocations, waiting } = start()
  history.push('/four', { open: 1 })
  expect(history.location.pathname).toBe('/three')
  expect(heardLocations).toEqual([])
  waiting[0]?.()
  expect(history.location).toMatchObject({ pathname: '/four', state: { open: 1 } })
  expect(heardLocations).toEqual(['PUSH /four'])
})

test('the guard decides by both locations, and other navigations pass', () => {
  const { history, heardLocations, waiting } = start({ shouldBlock: (to, from) => to?.pathname !== from.pathname })
  history.replace({ search: '?page=2' }, null, { preventScrollReset: true })
  history.replace('/four')
  expect(heardLocations).toEqual(['REPLACE /three keeps'])
  expect(waiting).toHaveLength(1)
  waiting[0]?.()
  expect(heardLocations).toEqual(['REPLACE /three keeps', 'REPLACE /four'])
})

test('a blocked step back is undone and repeated after proceeding', () => {
  const { history, heardLocations, waiting } = start()
  history.go(-2)
  expect(history.location.pathname).toBe('/three')
  expect(heardLocations).toEqual([])
  waiting[0]?.()
  expect(history.location.pathname).toBe('/one')
  expect(heardLocations).toEqual(['POP /one'])
  history.go(1)
  expect(history.location.pathname).toBe('/one')
  expect(waiting).toHaveLength(2)
})

test('a removed guard blocks nothing and does not affect a later one', () => {
  const { history, heardLocations, end } = start()
  end()
  history.go(-1)
  history.push('/four')
  expect(heardLocations).toEqual(['POP /two', 'PUSH /four'])
  history.guard({ shouldBlock: () => true, onBlocked: () => {} })
  end()
  history.push('/five')
  expect(history.location.pathname).toBe('/four')
})

test('the newest blocking guard decides, and after its removal the older one', () => {
  const { history, waiting } = start()
  const newer: (() => void)[] = []
  const end = history.guard({ shouldBlock: (to) => to !== null, onBlocked: (retry) => newer.push(retry) })
  history.push('/four')
  history.runGuarded(() => {})
  expect([newer.length, waiting.length]).toEqual([1, 1])
  end()
  history.push('/four')
  expect([newer.length, waiting.length]).toEqual([1, 2])
})

test('leaving without a URL is blocked as well, including navigations it makes', () => {
  const { history, heardLocations, waiting } = start()
  const done: string[] = []
  history.runGuarded(() => {
    done.push('left')
    history.push('/four')
  })
  expect(done).toEqual([])
  waiting[0]?.()
  expect(done).toEqual(['left'])
  expect(heardLocations).toEqual(['PUSH /four'])
})

test('nothing is blocked without a guard', () => {
  const { history, heardLocations, end } = start()
  end()
  const done: string[] = []
  history.runGuarded(() => done.push('left'))
  history.go(-1)
  expect(done).toEqual(['left'])
  expect(heardLocations).toEqual(['POP /two'])
})
