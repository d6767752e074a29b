import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { expect, test } from 'vitest'
import { guarded } from './history.ts'

/** A history that stands on the last of these addresses, what it told, and what its guard was told. */
function start({ holds = (): boolean => true }: { holds?: (to: string, from: string) => boolean } = {}) {
  const history = guarded(createMemoryHistory({ initialEntries: ['/one', '/two', '/three'], v5Compat: true }))
  const told: string[] = []
  history.listen(({ location, action, keepScroll }) =>
    told.push(`${action} ${location.pathname}${keepScroll ? ' keeps' : ''}`),
  )
  const waiting: (() => void)[] = []
  const end = history.guard(holds, (goOn) => waiting.push(goOn))
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

test('the guard decides by both paths; one whose path stays as it is goes through', () => {
  const { history, told, waiting } = start({ holds: (to, from) => to !== from })
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
  history.guard(
    () => true,
    () => {},
  )
  end()
  history.push('/five')
  expect(history.location.pathname).toBe('/four')
})
