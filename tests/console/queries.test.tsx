import { useQuery, useQueryClient } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeToken } from '../../src/console/api/token.ts'
import { QueryCacheProvider } from '../../src/console/engine/QueryCacheProvider.tsx'
import { setSession } from '../../src/console/session/state.ts'
import { act } from '../support/act.ts'
import { createPerson, type Person } from '../support/backend.ts'

let answer = ''
let asked = 0
let marina: Person

beforeEach(async () => {
  asked = 0
  marina = await createPerson({ bots: [{ name: 'Uno' }, { name: 'Dos' }] })
})
afterEach(() => act(() => setSession({ status: 'out', user: null, bots: [], bot: null })))

/** Signs the person in with one of their chatbots. */
function work({ me, token }: Person, at = 0): void {
  writeToken(token)
  setSession({ status: 'in', user: { ...me }, bots: me.bots, bot: me.bots[at] ?? null })
}

/** Shows the result of a query. A click invalidates the cache around it. */
function Reader() {
  const { data } = useQuery({
    queryKey: ['words'],
    queryFn: async () => {
      asked += 1
      return answer
    },
  })
  const cache = useQueryClient()
  return (
    <button type="button" onClick={() => void cache.invalidateQueries()}>
      {data ?? 'nada'}
    </button>
  )
}

async function show(words: string): Promise<void> {
  answer = words
  render(
    <QueryCacheProvider>
      <Reader />
    </QueryCacheProvider>,
  )
  await screen.findByRole('button', { name: words })
}

test('a new token for the same user keeps the cache and allows refetching', async () => {
  work(marina)
  await show('uno')
  act(() => work({ ...marina, token: `${marina.token}.nuevo` }))
  expect(screen.getByRole('button')).toHaveTextContent('uno')
  expect(asked).toBe(1)
  answer = 'dos'
  screen.getByRole('button').click()
  await screen.findByRole('button', { name: 'dos' })
})

test('another bot and another user of the same bot start with an empty cache', async () => {
  work(marina)
  await show('uno')
  answer = 'dos'
  act(() => work(marina, 1))
  await screen.findByRole('button', { name: 'dos' })
  const colleague = await createPerson({ bots: [{ id: marina.bot }] })
  answer = 'tres'
  act(() => work(colleague))
  await screen.findByRole('button', { name: 'tres' })
  await waitFor(() => expect(asked).toBe(3))
})
