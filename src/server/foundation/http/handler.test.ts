import { expect, it } from 'vitest'
import { handlers } from '../../handlers.ts'
import { account } from '../../people/account/handlers.ts'
import { group, type Handlers } from './handler.ts'
import { page } from './page.ts'
import { problem } from './problem.ts'

// What must not compile: `npm run check` fails when one of these lines does.

// @ts-expect-error an operation that is built has no handler
export const incomplete: Handlers = { ...account }

export const refused = [
  // @ts-expect-error the contract has no such operation
  group({ botDestroy: () => undefined }),
  // @ts-expect-error the answer lacks its body
  group({ botInfoGet: () => ({}) }),
  // @ts-expect-error a field of the answer has another type
  group({ sessionLogin: () => ({ jwt: 1 }) }),
  // @ts-expect-error the body has no such field
  group({ sessionLogin: ({ body }) => ({ jwt: body.user }) }),
  // @ts-expect-error the contract does not document this status
  group({ sessionLogin: ({ reply }) => reply(418, { message: '', code: '' }) }),
  // @ts-expect-error the description lists no such code
  problem(409, 'duplicate', 'Ya existe uno con ese nombre.'),
  // @ts-expect-error this operation works on no bot
  group({ botInfoGet: ({ scope }) => ({ bots: [scope] }) }),
  // @ts-expect-error a visitor may call it: there may be no session
  group({ meGet: ({ session }) => (session.user.name === '' ? null : null) }),
  // @ts-expect-error a list is answered by the page, with its total
  group({ platformBotList: () => [] }),
]

export const accepted = [
  group({
    sessionLogin: ({ body, reply }) =>
      body.username ? { jwt: '' } : reply(401, { message: '', code: 'bad_credentials' }),
  }),
  group({ platformBotList: ({ query }) => page([], query.range[0]) }),
  group({ sessionDelete: () => undefined }),
  problem(409, 'taken', 'Ya existe uno con ese nombre.'),
]

it('has a handler for everything that is built', () => {
  expect(Object.keys(handlers).length).toBeGreaterThan(20)
  for (const handler of Object.values(handlers)) expect(handler).toBeTypeOf('function')
})
