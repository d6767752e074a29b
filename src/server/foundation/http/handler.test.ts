import { expect, it } from 'vitest'
import { handlers } from '../../handlers.ts'
import { account } from '../../people/account/handlers.ts'
import { type Handlers, handlerGroup } from './handler.ts'
import { page } from './page.ts'
import { problem } from './problem.ts'

// Code that must not compile: `npm run check` fails if one of these lines does.

// @ts-expect-error a built operation has no handler
export const incomplete: Handlers = { ...account }

export const refused = [
  // @ts-expect-error the contract has no such operation
  handlerGroup({ botDestroy: () => undefined }),
  // @ts-expect-error the answer lacks its body
  handlerGroup({ botInfoGet: () => ({}) }),
  // @ts-expect-error a field of the answer has another type
  handlerGroup({ sessionLogin: () => ({ jwt: 1 }) }),
  // @ts-expect-error the body has no such field
  handlerGroup({ sessionLogin: ({ body }) => ({ jwt: body.user }) }),
  // @ts-expect-error the contract does not document this status
  handlerGroup({ sessionLogin: ({ reply }) => reply(418, { message: '', code: '' }) }),
  // @ts-expect-error the description does not list this code
  problem(409, 'duplicate', 'Ya existe uno con ese nombre.'),
  // @ts-expect-error this operation has no bot in its scope
  handlerGroup({ botInfoGet: ({ scope }) => ({ bots: [scope] }) }),
  // @ts-expect-error the operation is public: there may be no session
  handlerGroup({ meGet: ({ session }) => (session.user.name === '' ? null : null) }),
  // @ts-expect-error a list must be returned as a page, with its total
  handlerGroup({ platformBotList: () => [] }),
]

export const accepted = [
  handlerGroup({
    sessionLogin: ({ body, reply }) =>
      body.username ? { jwt: '' } : reply(401, { message: '', code: 'bad_credentials' }),
  }),
  handlerGroup({ platformBotList: ({ query }) => page([], query.range[0]) }),
  handlerGroup({ sessionDelete: () => undefined }),
  problem(409, 'taken', 'Ya existe uno con ese nombre.'),
]

it('every built operation has a handler', () => {
  expect(Object.keys(handlers).length).toBeGreaterThan(20)
  for (const handler of Object.values(handlers)) expect(handler).toBeTypeOf('function')
})
